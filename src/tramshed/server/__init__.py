"""The site: tables that people and bots sit at, kept in a database, shown in the browser."""
