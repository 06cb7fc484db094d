package main

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"
	// {{#if docs}}
	"github.com/swaggest/swgui/v5emb"
	// {{/if}}
)

const title = "{{title}}"

type app struct{ store *store }

func routes(store *store) http.Handler {
	a := &app{store}
	mux := http.NewServeMux()
	config := huma.DefaultConfig(title, "0.1.0")
	config.SchemasPath, config.CreateHooks = "", nil
	// {{#if auth}}
	config.Components.SecuritySchemes = map[string]*huma.SecurityScheme{
		"session": {Type: "apiKey", In: "cookie", Name: "session"},
	}
	// {{/if}}
	// {{#unless docs}}
	config.OpenAPIPath, config.DocsPath = "", ""
	// {{/unless}}
	// {{#if docs}}
	config.OpenAPIPath, config.DocsPath = "/api/openapi", ""
	// {{/if}}
	huma.NewError = a.newProblem
	// An empty list is [], not null.
	huma.DefaultArrayNullable = false
	api := humago.New(mux, config)
	// {{#if docs}}
	// The viewer is part of the program, so the page works offline.
	viewer := v5emb.New(title, "/api/openapi.json", "/api/docs")
	mux.Handle("GET /api/docs", viewer)
	mux.Handle("GET /api/docs/", viewer)
	// {{/if}}
	huma.Get(api, "/api/health", a.health)

	data := huma.NewGroup(api)
	data.UseMiddleware(a.needsDatabase(api))
	data.UseSimpleModifier(func(o *huma.Operation) { o.MaxBodyBytes = 100_000 })
	// {{#if auth}}
	a.authRoutes(data)
	// {{/if}}
	// {{#if api}}
	a.itemRoutes(data)
	// {{/if}}
	// {{#if ai}}
	a.aiRoutes(data)
	// {{/if}}
	mux.HandleFunc("/api/", func(w http.ResponseWriter, _ *http.Request) {
		refuse(w, http.StatusNotFound, "There is no such endpoint.")
	})
	// {{#if hasFrontend}}
	mux.Handle("/", webApp("../web/dist"))
	// {{/if}}

	protection := http.NewCrossOriginProtection()
	protection.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		refuse(w, http.StatusForbidden, "Requests from other sites are refused.")
	}))
	return everyRequest(protection.Handler(mux))
}

type health struct {
	Body struct {
		Status   string `json:"status" enum:"ok,degraded"`
		Database string `json:"database" enum:"ok,unreachable"`
	}
}

func (a *app) health(ctx context.Context, _ *struct{}) (*health, error) {
	answer := &health{}
	answer.Body.Status, answer.Body.Database = "ok", "ok"
	if err := a.store.ready(ctx); err != nil {
		answer.Body.Status, answer.Body.Database = "degraded", "unreachable"
	}
	return answer, nil
}

func (a *app) needsDatabase(api huma.API) func(huma.Context, func(huma.Context)) {
	return func(ctx huma.Context, next func(huma.Context)) {
		if !a.store.prepared.Load() && a.store.ready(ctx.Context()) != nil {
			_ = huma.WriteErr(api, ctx, http.StatusServiceUnavailable, "The database is not reachable.")
			return
		}
		next(ctx)
	}
}
