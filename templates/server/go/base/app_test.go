package main

import (
	"encoding/json"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/joho/godotenv"
)

// browser is a person with cookies of their own.
type browser struct {
	t      *testing.T
	server string
	http.Client
}

func serve(t *testing.T) func() *browser {
	t.Helper()
	_ = godotenv.Load("../.env")
	store, err := openStore()
	if err != nil {
		t.Fatal(err)
	}
	if err := store.ready(t.Context()); err != nil {
		t.Fatalf("the tests need the database of DATABASE_URL: %v", err)
	}
	server := httptest.NewServer(routes(store))
	t.Cleanup(func() { server.Close(); store.close() })
	return func() *browser {
		jar, _ := cookiejar.New(nil)
		return &browser{t, server.URL, http.Client{Jar: jar}}
	}
}

func (b *browser) call(method, path, body string, want int) map[string]any {
	b.t.Helper()
	request, _ := http.NewRequest(method, b.server+path, strings.NewReader(body))
	request.Header.Set("Content-Type", "application/json")
	response, err := b.Do(request)
	if err != nil {
		b.t.Fatal(err)
	}
	defer response.Body.Close()
	var answer map[string]any
	_ = json.NewDecoder(response.Body).Decode(&answer)
	if response.StatusCode != want {
		b.t.Fatalf("%s %s: %d %v, want %d", method, path, response.StatusCode, answer, want)
	}
	return answer
}

func TestHealth(t *testing.T) {
	if health := serve(t)().call("GET", "/api/health", "", 200); health["status"] != "ok" {
		t.Fatalf("not healthy: %v", health)
	}
}
