from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """The settings, read from the environment; `.env.example` explains each variable."""

    model_config = SettingsConfigDict(env_file="../.env", env_ignore_empty=True, extra="ignore")

    app_env: str = "development"
    host: str = "127.0.0.1"
    port: int = 8000
    # {{#unless firebase}}
    database_url: str = ""
    # {{/unless}}
    # {{#if firebase}}
    firebase_project_id: str = ""
    firestore_emulator_host: str = ""
    google_application_credentials: str = ""
    # {{/if}}
    # {{#if auth}}
    app_url: str = "http://localhost:{{webPort}}"
    smtp_url: str = ""
    mail_from: str = "app@localhost"
    # {{/if}}
    # {{#if ai}}
    ai_base_url: str = "https://api.openai.com/v1"
    ai_api_key: str = ""
    ai_model: str = "gpt-5-mini"
    # {{/if}}

    @property
    def production(self) -> bool:
        return self.app_env == "production"


settings = Settings()
