from html import escape

from fastapi import FastAPI
from fastapi.openapi.docs import get_swagger_ui_html
from fastapi.responses import HTMLResponse
from fastapi.staticfiles import StaticFiles

from . import (
    errors,
    requests,
    routes,
    # {{#if hasFrontend}}
    web,
    # {{/if}}
)

app = FastAPI(
    title="{{title}}",
    docs_url=None,
    openapi_url="/api/openapi.json",
    redoc_url=None,
    responses={"4XX": {"model": errors.Refusal, "description": "The reason, in one sentence."}},
)
errors.add_handlers(app)


@app.get("/api/docs", include_in_schema=False)
def docs() -> HTMLResponse:
    # FastAPI writes the title into this page as HTML.
    title = escape(app.title)
    return get_swagger_ui_html(
        openapi_url="/api/openapi.json",
        title=title,
        swagger_js_url="/api/docs/swagger-ui-bundle.js",
        swagger_css_url="/api/docs/swagger-ui.css",
        swagger_favicon_url="/api/docs/favicon-32x32.png",
    )


# The viewer comes from an installed package, so the page works offline.
app.mount("/api/docs", StaticFiles(packages=[("fastapi_swagger", "resources")]))


app.include_router(routes.router)
# {{#if hasFrontend}}
web.serve(app)
# {{/if}}
# Added last, it runs first, and sees the responses of all the others.
app.add_middleware(requests.EveryRequest)
