"""Is it well? What the bot can tell about itself on a port of this machine: `/healthz`, `/readyz` and `/metrics`."""
