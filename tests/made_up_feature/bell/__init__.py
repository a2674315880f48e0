"""A bell that people ring."""
