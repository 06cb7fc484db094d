from fastapi import FastAPI

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
    openapi_url=None,
)
errors.add_handlers(app)
app.include_router(routes.router)
# {{#if hasFrontend}}
web.serve(app)
# {{/if}}
# Added last, it runs first, and sees the responses of all the others.
app.add_middleware(requests.EveryRequest)
