from pathlib import Path

from pydantic import SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_file=".env", extra="ignore")

    host: str = "127.0.0.1"
    port: int = 8000
    model_file: Path = Path("model/model.joblib")
    mlflow_tracking_uri: str | None = None
    mlflow_tracking_token: SecretStr | None = None


settings = Settings()
