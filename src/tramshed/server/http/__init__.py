"""How the site speaks HTTP: who asks, within which limits, and what is answered."""
