package main

import (
	"encoding/json"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
)

// TestMain gives the tests their own settings and database, whatever .env and the environment contain.
func TestMain(m *testing.M) {
	ownDatabase()
	for name, value := range map[string]string{"APP_ENV": "development", "APP_URL": "", "SMTP_URL": "", "AI_API_KEY": "", "AI_BASE_URL": "", "AI_MODEL": ""} {
		_ = os.Setenv(name, value)
	}
	os.Exit(m.Run())
}

// browser is a client with its own cookies.
type browser struct {
	t      *testing.T
	server string
	http.Client
}

func serve(t *testing.T) func() *browser {
	t.Helper()
	_, open := serveStore(t)
	return open
}

func serveStore(t *testing.T) (*store, func() *browser) {
	t.Helper()
	store, err := openStore()
	if err != nil {
		t.Fatal(err)
	}
	if err := store.ready(t.Context()); err != nil {
		t.Fatalf("the tests need their database, see README.md: %v", err)
	}
	server := httptest.NewServer(routes(store))
	t.Cleanup(func() { server.Close(); store.close() })
	return store, func() *browser {
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

func TestEveryAnswerHasAnIDAndHeaders(t *testing.T) {
	ann := serve(t)()
	request, _ := http.NewRequest("GET", ann.server+"/api/nothing", nil)
	request.Header.Set("X-Request-Id", "given-1")
	response, err := ann.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	if id := response.Header.Get("X-Request-Id"); id != "given-1" || response.Header.Get("X-Content-Type-Options") != "nosniff" {
		t.Fatalf("answers with %v", response.Header)
	}
}
