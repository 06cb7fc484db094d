package main

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"net/http"
	"regexp"
	"strconv"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/validation"
)

// problem is the format of every error response.
type problem struct {
	status  int
	Message string `json:"error"`
}

// {{#if stored}}
// errNotFound is the store's error for entries that do not exist or belong to another user.
var errNotFound = &problem{http.StatusNotFound, "There is no such item."}

// {{/if}}

var reasons = map[int]string{
	400: "The request is not valid",
	401: "The request needs a session",
	404: "There is no such item",
	409: "An account with this email address already exists",
	413: "The request body is too large",
	429: "Too many attempts; Retry-After gives the seconds to wait",
	502: "The AI provider did not respond",
	503: "The database is not reachable",
}

// refusals adds the errors of an endpoint to its OpenAPI description; every endpoint can also answer 503.
func refusals(statuses ...int) func(*huma.Operation) {
	return func(o *huma.Operation) {
		if o.Responses == nil {
			o.Responses = map[string]*huma.Response{}
		}
		for _, status := range append(statuses, http.StatusServiceUnavailable) {
			o.Responses[strconv.Itoa(status)] = &huma.Response{Description: reasons[status], Content: map[string]*huma.MediaType{
				"application/json": {Schema: &huma.Schema{Ref: "#/components/schemas/Problem"}}}}
		}
	}
}

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
		status, message = http.StatusBadRequest, sentenceOf(status, detail)
	case status == http.StatusRequestEntityTooLarge:
		message = "The request body is too large."
	case status == http.StatusBadRequest && message == "request body is required":
		message = "The request body must be a JSON object."
	}
	return &problem{status, message}
}

var (
	missing   = regexp.MustCompile(`^expected required property (\w+) `)
	sentences = map[string]string{} // by the location of a field; the files of the endpoints add theirs
)

// sentenceOf returns the error message for input that huma refused.
func sentenceOf(status int, detail *huma.ErrorDetail) string {
	place := detail.Location
	if found := missing.FindStringSubmatch(detail.Message); found != nil {
		place += "." + found[1]
	}
	switch known := sentences[place]; {
	case known != "" && detail.Message != validation.MsgUnexpectedProperty:
		return known
	case place == "body" && status == http.StatusBadRequest:
		return "The request body is not valid JSON."
	case place == "body":
		return "The request body must be a JSON object."
	}
	return place + ": " + detail.Message + "."
}

func refuse(w http.ResponseWriter, status int, message string) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(problem{Message: message})
}
