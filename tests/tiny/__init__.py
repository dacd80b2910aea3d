"""Lost Property: a small game with everything in it that the kernel must carry (rules/en.md)."""
