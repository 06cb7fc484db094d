"""Gives the tests their own settings and database, whatever `.env` and the environment contain."""

from app import config

# The emulator isolates projects; without the emulator, the tests would reach Google.
PROJECT = "demo-test"
if config.settings.firebase_project_id == PROJECT:
    raise SystemExit(
        f'The tests would use "{PROJECT}", the database of the application: '
        "set FIREBASE_PROJECT_ID to another one."
    )
config.settings = config.Settings.model_construct(
    firebase_project_id=PROJECT,
    firestore_emulator_host=config.settings.firestore_emulator_host or "localhost:8085",
)
