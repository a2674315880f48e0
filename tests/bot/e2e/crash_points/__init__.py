"""Crash points: the bot dies at every write and every request of what people do, and is started again.

`acts.py` has what people do, `dying.py` makes the bot die, `trial.py` looks at what is left. A storm kills at random;
this leaves no point out.
"""
