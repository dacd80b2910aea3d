"""Take a Train's table in the browser: what the server calls for one table's page."""
