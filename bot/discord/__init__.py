"""All that talks to Discord, and the plain values of it: places, pages, tags."""
