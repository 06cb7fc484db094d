"""Serves predictions: uv run python -m predictor.main"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import escape
from typing import Annotated

import joblib
import pandas
import uvicorn
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.docs import get_swagger_ui_html
from fastapi.responses import HTMLResponse, JSONResponse
from pydantic import BaseModel, ConfigDict, Field

from .model import Model
from .settings import settings

Centimetres = Annotated[float, Field(gt=0, le=100, allow_inf_nan=False)]


class Instance(BaseModel):
    model_config = ConfigDict(extra="forbid")
    sepal_length: Centimetres
    sepal_width: Centimetres
    petal_length: Centimetres
    petal_width: Centimetres


class Instances(BaseModel):
    instances: list[Instance] = Field(min_length=1, max_length=1000)


class Prediction(BaseModel):
    label: str
    probabilities: dict[str, float]


class Predictions(BaseModel):
    predictions: list[Prediction]


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    if not settings.model_file.exists():
        raise RuntimeError("There is no model. Train one: uv run python -m predictor.train")
    # Loading a model file runs code: load only files that you trained yourself.
    app.state.model = joblib.load(settings.model_file)
    yield


app = FastAPI(
    title="{{title}}",
    lifespan=lifespan,
    docs_url=None,
    openapi_url="/api/openapi.json",
    redoc_url=None,
)


@app.get("/api/docs", include_in_schema=False)
def docs() -> HTMLResponse:
    # FastAPI writes the title into this page as HTML.
    title = escape(app.title)
    return get_swagger_ui_html(openapi_url="/api/openapi.json", title=title)


@app.exception_handler(RequestValidationError)
async def refuse(_: Request, error: RequestValidationError) -> JSONResponse:
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:])
    return JSONResponse({"error": f"{where or 'The body'}: {first['msg']}"}, status_code=400)


@app.get("/api/health")
def health() -> dict[str, str]:
    return {"status": "ok"}


@app.get("/api/model")
def describe(request: Request) -> dict[str, object]:
    model: Model = request.app.state.model
    return {
        "features": list(Instance.model_fields),
        "labels": model.labels,
        "accuracy": model.accuracy,
    }


@app.post("/api/predict")
def predict(body: Instances, request: Request) -> Predictions:
    model: Model = request.app.state.model
    rows = pandas.DataFrame([instance.model_dump() for instance in body.instances])
    shares = model.pipeline.predict_proba(rows).tolist()
    return Predictions(predictions=[answer(model.labels, row) for row in shares])


def answer(labels: list[str], row: list[float]) -> Prediction:
    probabilities = dict(zip(labels, row, strict=True))
    return Prediction(label=max(labels, key=probabilities.__getitem__), probabilities=probabilities)


if __name__ == "__main__":
    uvicorn.run(app, host=settings.host, port=settings.port)
