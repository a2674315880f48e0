"""Everything that talks to Discord, and its plain values: places, pages, tags."""
