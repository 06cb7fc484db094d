package main

import (
	"strings"
	"testing"

	"github.com/google/uuid"
)

func newPerson() string {
	return `{"email":"` + uuid.NewString() + `@example.com","password":"correct horse"}`
}

func TestAccounts(t *testing.T) {
	ann, person := serve(t)(), newPerson()
	if refused := ann.call("POST", "/api/auth/sign-up", `{"email":"nobody","password":"correct horse"}`, 400); refused["error"] != "The email address is not valid." {
		t.Fatalf("says nothing that helps: %v", refused)
	}
	ann.call("POST", "/api/auth/sign-up", person, 201)
	ann.call("POST", "/api/auth/sign-up", person, 409)
	ann.call("POST", "/api/auth/sign-in", strings.Replace(person, "correct", "wrong", 1), 401)
	ann.call("POST", "/api/auth/sign-out", "", 204)
	if me := ann.call("GET", "/api/auth/me", "", 200); me["user"] != nil {
		t.Fatalf("still signed in: %v", me)
	}
	ann.call("POST", "/api/auth/sign-in", person, 200)
}

func TestAttemptsAreLimited(t *testing.T) {
	eve, person := serve(t)(), newPerson()
	for range 10 {
		eve.call("POST", "/api/auth/sign-in", person, 401)
	}
	eve.call("POST", "/api/auth/sign-up", person, 429)
}
