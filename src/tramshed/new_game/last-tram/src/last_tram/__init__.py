"""Last Tram: the highest ticket boards first."""
