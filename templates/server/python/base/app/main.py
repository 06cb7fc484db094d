from fastapi import FastAPI

from . import (
    errors,
    routes,
    # {{#if hasFrontend}}
    web,
    # {{/if}}
)

app = FastAPI(
    title="{{title}}",
    docs_url="/api/docs",
    openapi_url="/api/openapi.json",
    redoc_url=None,
    responses={"4XX": {"model": errors.Refusal, "description": "One sentence that says why not."}},
)
errors.add_handlers(app)
app.include_router(routes.router)
# {{#if hasFrontend}}
web.serve(app)
# {{/if}}
