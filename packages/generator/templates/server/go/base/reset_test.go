package main

import (
	"encoding/json"
	"log/slog"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
)

// inbox reads messages in the log.
type inbox chan string

func (i inbox) Write(line []byte) (int, error) {
	var message struct{ Text, To, Subject string }
	if json.Unmarshal(line, &message) == nil && message.Text != "" {
		i <- "To: " + message.To + "\nSubject: " + message.Subject + "\n\n" + message.Text
	}
	return len(line), nil
}

func openInbox(t *testing.T) inbox {
	t.Helper()
	messages := make(inbox, 1)
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewJSONHandler(messages, nil)))
	t.Cleanup(func() { slog.SetDefault(before) })
	return messages
}

var link = regexp.MustCompile(`(?m)^http:\S+/reset-password\?token=(\S+)$`)

func (i inbox) tokenFor(b *browser, email string) (token, message string) {
	b.t.Helper()
	b.call("POST", "/api/auth/forgot-password", `{"email":"`+email+`"}`, 204)
	select {
	case message = <-i:
	case <-time.After(10 * time.Second):
		b.t.Fatal("no message")
	}
	found := link.FindStringSubmatch(message)
	if found == nil {
		b.t.Fatalf("no link in %s", message)
	}
	return found[1], message
}

func setPassword(b *browser, token, password string, want int) {
	b.t.Helper()
	body, _ := json.Marshal(map[string]string{"token": token, "password": password})
	if refused := b.call("POST", "/api/auth/reset-password", string(body), want); want == 400 && len(password) > 7 && refused["error"] != invalidLink {
		b.t.Fatalf("%s: %v", token, refused)
	}
}

func newCredentials() (email, body string) {
	email = uuid.NewString() + "@example.com"
	return email, `{"email":"` + email + `","password":"correct horse"}`
}

func TestALinkSetsThePasswordOnce(t *testing.T) {
	messages, open := openInbox(t), serve(t)
	ann, bob := open(), open()
	email, person := newCredentials()
	ann.call("POST", "/api/auth/sign-up", person, 201)
	token, message := messages.tokenFor(bob, email)
	if !strings.HasPrefix(message, "To: "+email+"\nSubject: Reset your password\n\nOpen this link within one hour") {
		t.Fatal(message)
	}
	setPassword(bob, token, "short", 400)
	setPassword(bob, token, "battery staple", 204)
	for _, b := range []*browser{ann, bob} {
		if me := b.call("GET", "/api/auth/me", "", 200); me["user"] != nil {
			t.Fatalf("signed in: %v", me)
		}
	}
	ann.call("POST", "/api/auth/sign-in", person, 401)
	ann.call("POST", "/api/auth/sign-in", strings.Replace(person, "correct horse", "battery staple", 1), 200)
	setPassword(bob, token, "another one", 400)
}

func TestOnlyTheNewestLinkWorksForOneHour(t *testing.T) {
	messages := openInbox(t)
	store, open := serveStore(t)
	ann := open()
	email, person := newCredentials()
	ann.call("POST", "/api/auth/sign-up", person, 201)
	first, _ := messages.tokenFor(ann, email)
	second, _ := messages.tokenFor(ann, email)
	setPassword(ann, first, "battery staple", 400)

	found, err := store.userByEmail(t.Context(), email)
	if left := time.Until(found.ResetExpiresAt); err != nil || left < 59*time.Minute || left > time.Hour {
		t.Fatalf("it counts for %s: %v", left, err)
	}
	expireIn := func(left time.Duration) {
		found.ResetExpiresAt = time.Now().UTC().Add(left)
		if err := store.saveReset(t.Context(), found); err != nil {
			t.Fatal(err)
		}
	}
	expireIn(-time.Second)
	setPassword(ann, second, "battery staple", 400)
	expireIn(time.Minute)
	setPassword(ann, second, "battery staple", 204)
}

func TestUnknownAddressesAndLinks(t *testing.T) {
	thief := serve(t)()
	email, person := newCredentials()
	thief.call("POST", "/api/auth/forgot-password", `{"email":"`+email+`"}`, 204)
	thief.call("POST", "/api/auth/forgot-password", `{"email":"nobody"}`, 400)
	for _, token := range []string{"", "guessed", uuid.NewString() + "." + strings.Repeat("x", 43), "\x00", "../../x.y"} {
		setPassword(thief, token, "battery staple", 400)
	}
	for range 3 {
		thief.call("POST", "/api/auth/sign-in", person, 401)
	}
	thief.call("POST", "/api/auth/forgot-password", `{"email":"`+email+`"}`, 429)
}

func TestProductionWithoutMail(t *testing.T) {
	ann := serve(t)()
	email, person := newCredentials()
	ann.call("POST", "/api/auth/sign-up", person, 201)
	t.Setenv("APP_ENV", "production")
	for _, address := range []string{email, "nobody@example.com"} {
		if refused := ann.call("POST", "/api/auth/forgot-password", `{"email":"`+address+`"}`, 503); refused["error"] != "Mail is off. Set SMTP_URL." {
			t.Fatalf("says %v", refused)
		}
	}
}
