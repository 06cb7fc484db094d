package main

import (
	"crypto/rand"
	"log/slog"
	"net/http"
	"regexp"
	"time"
)

var headers = map[string]string{
	"Cross-Origin-Opener-Policy":   "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Referrer-Policy":              "no-referrer",
	"Strict-Transport-Security":    "max-age=15552000; includeSubDomains",
	"X-Content-Type-Options":       "nosniff",
	"X-Frame-Options":              "SAMEORIGIN",
}

var requestID = regexp.MustCompile(`^[\w-]{1,64}$`)

// answer records the status that was sent.
type answer struct {
	http.ResponseWriter
	status int
}

func (a *answer) WriteHeader(status int) {
	a.status = status
	a.ResponseWriter.WriteHeader(status)
}

func (a *answer) Flush() { _ = http.NewResponseController(a.ResponseWriter).Flush() }

// Unwrap lets http.ResponseController reach the connection.
func (a *answer) Unwrap() http.ResponseWriter { return a.ResponseWriter }

// everyRequest gives each request an id, a line in the log, security headers, and a response when it panics.
func everyRequest(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		began := time.Now()
		id := r.Header.Get("X-Request-Id") // a proxy may already have assigned one
		if !requestID.MatchString(id) {
			id = rand.Text()
		}
		w.Header().Set("X-Request-Id", id)
		for name, value := range headers {
			w.Header().Set(name, value)
		}
		said := &answer{w, http.StatusOK}
		defer func() {
			if failure := recover(); failure != nil && failure != http.ErrAbortHandler {
				slog.Error("a request panicked", "request", id, "error", failure)
				refuse(said, http.StatusInternalServerError, "Something went wrong on the server.")
			}
			slog.Info("request", "request", id, "method", r.Method, "path", r.URL.Path, "status", said.status,
				"ms", float64(time.Since(began).Microseconds())/1000)
		}()
		next.ServeHTTP(said, r)
	})
}
