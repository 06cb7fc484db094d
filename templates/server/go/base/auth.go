package main

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"net/http"
	"net/mail"
	"strings"
	"time"

	"github.com/alexedwards/argon2id"
	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"
	"github.com/go-chi/httprate"
	"github.com/google/uuid"
)

const lifetime = 7 * 24 * time.Hour

// nobody is compared with when there is no account, so that both refusals take the same time.
var nobody, _ = argon2id.CreateHash("nobody", argon2id.DefaultParams)

func init() {
	sentences["body.email"] = "The email address is not valid."
	sentences["body.password"] = "The password must be 8 to 128 characters long."
}

type credentials struct {
	Body struct {
		Email    string `json:"email" maxLength:"254"`
		Password string `json:"password" minLength:"8" maxLength:"128"`
	}
}

// Resolve is called by huma once the body is read.
func (c *credentials) Resolve(huma.Context) []error {
	c.Body.Email = strings.ToLower(strings.TrimSpace(c.Body.Email))
	if address, err := mail.ParseAddress(c.Body.Email); err != nil || address.Address != c.Body.Email {
		return []error{huma.Error400BadRequest("The email address is not valid.")}
	}
	return nil
}

type token struct {
	Value string `cookie:"session"`
}

type signedIn struct {
	Cookie http.Cookie `header:"Set-Cookie"`
	Body   struct {
		User user `json:"user"`
	}
}

type signedOut struct {
	Cookie http.Cookie `header:"Set-Cookie"`
}

type me struct {
	Body struct {
		User *struct {
			_ struct{} `nullable:"true"` // for the OpenAPI description
			user
		} `json:"user"`
	}
}

func (a *app) authRoutes(api huma.API) {
	limited := huma.NewGroup(api)
	limited.UseMiddleware(limitByAddress(api, 10, time.Minute))
	huma.Post(limited, "/api/auth/sign-up", a.signUp, func(o *huma.Operation) { o.DefaultStatus = http.StatusCreated })
	huma.Post(limited, "/api/auth/sign-in", a.signIn)
	huma.Post(api, "/api/auth/sign-out", a.signOut)
	huma.Get(api, "/api/auth/me", a.me)
}

func (a *app) signUp(ctx context.Context, input *credentials) (*signedIn, error) {
	hash, err := argon2id.CreateHash(input.Body.Password, argon2id.DefaultParams)
	if err != nil {
		return nil, err
	}
	created := user{ID: uuid.NewString(), Email: input.Body.Email, PasswordHash: hash, CreatedAt: time.Now().UTC()}
	if err := a.store.createUser(ctx, created); err != nil {
		return nil, err
	}
	return a.startSession(ctx, created)
}

func (a *app) signIn(ctx context.Context, input *credentials) (*signedIn, error) {
	found, err := a.store.userByEmail(ctx, input.Body.Email)
	if errors.Is(err, errNotFound) {
		found.PasswordHash = nobody
	} else if err != nil {
		return nil, err
	}
	same, err := argon2id.ComparePasswordAndHash(input.Body.Password, found.PasswordHash)
	if err != nil || !same {
		return nil, huma.Error401Unauthorized("The email address or password is incorrect.")
	}
	return a.startSession(ctx, found)
}

func (a *app) startSession(ctx context.Context, of user) (*signedIn, error) {
	secret := rand.Text()
	answer := &signedIn{Cookie: sessionCookie(secret, int(lifetime.Seconds()))}
	answer.Body.User = of
	return answer, a.store.createSession(ctx, session{TokenHash: digest(secret), UserID: of.ID, ExpiresAt: time.Now().UTC().Add(lifetime)})
}

func (a *app) signOut(ctx context.Context, input *token) (*signedOut, error) {
	return &signedOut{sessionCookie("", -1)}, a.store.deleteSession(ctx, digest(input.Value))
}

func (a *app) me(ctx context.Context, input *token) (*me, error) {
	answer := &me{}
	found, err := a.store.userBySession(ctx, digest(input.Value))
	if errors.Is(err, errNotFound) {
		return answer, nil
	}
	answer.Body.User = &struct {
		_ struct{} `nullable:"true"`
		user
	}{user: found}
	return answer, err
}

// {{#if guarded}}
type userKey struct{}

// {{#if api}}
func currentUser(ctx context.Context) user { return ctx.Value(userKey{}).(user) }

// {{/if}}
// forUsers refuses requests without a session. The others have their user in their context.
func (a *app) forUsers(api huma.API) huma.API {
	private := huma.NewGroup(api)
	private.UseMiddleware(func(ctx huma.Context, next func(huma.Context)) {
		cookie, err := huma.ReadCookie(ctx, "session")
		if err != nil {
			cookie = &http.Cookie{}
		}
		found, err := a.store.userBySession(ctx.Context(), digest(cookie.Value))
		switch {
		case errors.Is(err, errNotFound):
			_ = huma.WriteErr(api, ctx, http.StatusUnauthorized, "Sign in first.")
		case err != nil:
			_ = huma.WriteErr(api, ctx, http.StatusInternalServerError, "", err)
		default:
			next(huma.WithValue(ctx, userKey{}, found))
		}
	})
	return private
}

// {{/if}}

// limitByAddress counts per network address. Behind a proxy, read the address from the header that the proxy sets.
func limitByAddress(api huma.API, attempts int, window time.Duration) func(huma.Context, func(huma.Context)) {
	limiter := httprate.NewRateLimiter(attempts, window)
	return func(ctx huma.Context, next func(huma.Context)) {
		r, w := humago.Unwrap(ctx)
		address, err := httprate.KeyByIP(r)
		if err != nil || limiter.OnLimit(w, r, address) {
			_ = huma.WriteErr(api, ctx, http.StatusTooManyRequests, "Too many attempts. Try again in a minute.")
			return
		}
		next(ctx)
	}
}

func sessionCookie(value string, maxAge int) http.Cookie {
	return http.Cookie{Name: "session", Value: value, Path: "/", MaxAge: maxAge, HttpOnly: true,
		SameSite: http.SameSiteLaxMode, Secure: production()}
}

// digest is what the store knows of a token: a stolen copy of the store opens no session.
func digest(token string) string {
	sum := sha256.Sum256([]byte(token))
	return hex.EncodeToString(sum[:])
}
