package main

import (
	"os/exec"
	"strings"
	"testing"
)

func TestExampleDataIsThereOnce(t *testing.T) {
	store, open := serveStore(t)
	for range 2 {
		said, err := store.seed(t.Context())
		if err != nil || !strings.Contains(said, demoEmail) {
			t.Fatal(said, err)
		}
	}
	demo := open()
	demo.call("POST", "/api/auth/sign-in", `{"email":"`+demoEmail+`","password":"`+demoPassword+`"}`, 200)
	// {{#if api}}
	if page := demo.call("GET", "/api/items", "", 200); page["total"] != 3.0 {
		t.Fatalf("other items: %v", page)
	}
	// {{/if}}
}

func TestProductionGetsNoExampleData(t *testing.T) {
	t.Setenv("APP_ENV", "production")
	said, err := exec.CommandContext(t.Context(), "go", "run", ".", "seed").CombinedOutput()
	if err == nil || !strings.HasPrefix(string(said), "Example data is for development: APP_ENV is production.") {
		t.Fatalf("%v: %s", err, said)
	}
}
