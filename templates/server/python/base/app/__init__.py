"""The server of {{slug}}."""
