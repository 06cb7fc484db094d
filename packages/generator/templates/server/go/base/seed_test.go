package main

import (
	"os/exec"
	"strings"
	"testing"
)

func TestExampleDataIsAddedOnce(t *testing.T) {
	store, open := serveStore(t)
	if said, err := store.seed(t.Context()); err != nil {
		t.Fatal(said, err)
	}
	if said, err := store.seed(t.Context()); err != nil || !strings.HasSuffix(said, "Nothing was changed.") {
		t.Fatal(said, err)
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
	if err == nil || !strings.HasPrefix(string(said), "Example data is for development only: APP_ENV is production.") {
		t.Fatalf("%v: %s", err, said)
	}
}
