package main

import (
	"context"
	"encoding/json"
	"errors"
	// {{#if docs}}
	"html"
	// {{/if}}
	"log/slog"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"
)

const title = "{{title}}"

type app struct{ store *store }

func routes(store *store) http.Handler {
	a := &app{store}
	mux := http.NewServeMux()
	config := huma.DefaultConfig(title, "0.1.0")
	config.SchemasPath, config.CreateHooks = "", nil
	// {{#unless docs}}
	config.OpenAPIPath, config.DocsPath = "", ""
	// {{/unless}}
	// {{#if docs}}
	// Huma writes the title into the page of the documentation as HTML.
	config.Info.Title = html.EscapeString(title)
	config.OpenAPIPath, config.DocsPath, config.DocsRenderer = "/api/openapi", "/api/docs", huma.DocsRendererScalar
	// {{/if}}
	huma.NewError = a.newProblem
	api := humago.New(mux, config)
	// {{#if docs}}
	api.OpenAPI().Info.Title = title
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

// problem is the one shape of every refusal.
type problem struct {
	status  int
	Message string `json:"error"`
}

// {{#if stored}}
// errNotFound is what the store says of entries that are not there, or that are somebody else's.
var errNotFound = &problem{http.StatusNotFound, "There is no such item."}

// {{/if}}

func (p *problem) Error() string  { return p.Message }
func (p *problem) GetStatus() int { return p.status }

func (a *app) newProblem(status int, message string, causes ...error) huma.StatusError {
	var said *problem
	var detail *huma.ErrorDetail
	switch {
	case status == http.StatusInternalServerError && a.store.ready(context.Background()) != nil:
		status, message = http.StatusServiceUnavailable, "The database is not reachable."
	case status == http.StatusInternalServerError:
		slog.Error("a request failed", "error", errors.Join(causes...))
		message = "Something went wrong on the server."
	case len(causes) > 0 && errors.As(causes[0], &said):
		status, message = said.status, said.Message
	case len(causes) > 0 && errors.As(causes[0], &detail):
		status, message = http.StatusBadRequest, detail.Location+": "+detail.Message+"."
	}
	return &problem{status, message}
}

func refuse(w http.ResponseWriter, status int, message string) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(problem{Message: message})
}
