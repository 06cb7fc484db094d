package main

import "testing"

func TestAssistantIsOffWithoutKey(t *testing.T) {
	ann := serve(t)()
	// {{#if auth}}
	ann.call("POST", "/api/auth/sign-up", newPerson(), 201)
	// {{/if}}
	ann.call("POST", "/api/ai/chat", `{"messages":[{"role":"user","content":"Hello"}]}`, 503)
}
