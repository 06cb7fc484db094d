package main

import "testing"

func TestItems(t *testing.T) {
	open := serve(t)
	ann := open()
	// {{#if auth}}
	bob := open()
	ann.call("GET", "/api/items", "", 401)
	ann.call("POST", "/api/auth/sign-up", newPerson(), 201)
	bob.call("POST", "/api/auth/sign-up", newPerson(), 201)
	// {{/if}}
	path := "/api/items/" + ann.call("POST", "/api/items", `{"title":" First "}`, 201)["id"].(string)
	if changed := ann.call("PATCH", path, `{"done":true}`, 200); changed["done"] != true || changed["title"] != "First" {
		t.Fatalf("not changed: %v", changed)
	}
	if refused := ann.call("POST", "/api/items", `{"title":" "}`, 400); refused["error"] != "The title must be 1 to 200 characters long." {
		t.Fatalf("says nothing that helps: %v", refused)
	}
	for body, sentence := range map[string]string{
		`{"title":"A\u0000B"}`: "The title contains an invalid character.",
		`{}`:                   "The title must be 1 to 200 characters long.",
		`{"title":`:            "The request body is not valid JSON.",
		`[]`:                   "The request body must be a JSON object.",
	} {
		if refused := ann.call("POST", "/api/items", body, 400); refused["error"] != sentence {
			t.Fatalf("%s: %v", body, refused)
		}
	}
	ann.call("GET", "/api/items?limit=0", "", 400)
	// {{#if auth}}
	bob.call("PATCH", path, `{"done":false}`, 404)
	if page := bob.call("GET", "/api/items", "", 200); page["total"] != 0.0 {
		t.Fatalf("sees the items of others: %v", page)
	}
	// {{/if}}
	ann.call("DELETE", path, "", 204)
	ann.call("DELETE", path, "", 404)
}
