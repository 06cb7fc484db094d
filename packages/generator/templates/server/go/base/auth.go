package main

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"errors"
	"log/slog"
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

const (
	lifetime    = 7 * 24 * time.Hour
	invalidLink = "This link is not valid or has expired. Ask for a new one."
)

// nobody is the hash to compare with when there is no account, so that both refusals take the same time.
var nobody, _ = argon2id.CreateHash("nobody", argon2id.DefaultParams)

func init() {
	sentences["body.email"] = "The email address is not valid."
	sentences["body.token"] = invalidLink
	sentences["body.password"] = "The password must be 8 to 128 characters long."
}

type credentials struct {
	Body struct {
		Email    string `json:"email" maxLength:"254"`
		Password string `json:"password" minLength:"8" maxLength:"128"`
	}
}

type forgotten struct {
	Body struct {
		Email string `json:"email" maxLength:"254"`
	}
}

type newPassword struct {
	Body struct {
		Token    string `json:"token"`
		Password string `json:"password" minLength:"8" maxLength:"128"`
	}
}

// Resolve is called by huma once the body is read.
func (c *credentials) Resolve(huma.Context) []error { return normalize(&c.Body.Email) }
func (f *forgotten) Resolve(huma.Context) []error   { return normalize(&f.Body.Email) }

func normalize(email *string) []error {
	*email = strings.ToLower(strings.TrimSpace(*email))
	if address, err := mail.ParseAddress(*email); err != nil || address.Address != *email {
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

type visitor struct {
	_     struct{} `nullable:"true"` // for the OpenAPI description
	ID    string   `json:"id" format:"uuid"`
	Email string   `json:"email"`
}

type me struct {
	Body struct {
		User *visitor `json:"user"`
	}
}

func (a *app) authRoutes(api huma.API) {
	limited := huma.NewGroup(api)
	limited.UseMiddleware(limitByAddress(api, 10, time.Minute))
	huma.Post(limited, "/api/auth/sign-up", a.signUp, refusals(400, 409, 413, 429), func(o *huma.Operation) { o.DefaultStatus = http.StatusCreated })
	huma.Post(limited, "/api/auth/sign-in", a.signIn, refusals(400, 401, 413, 429))
	huma.Post(limited, "/api/auth/forgot-password", a.forgotPassword, refusals(400, 413, 429))
	huma.Post(limited, "/api/auth/reset-password", a.resetPassword, refusals(400, 413, 429))
	huma.Post(api, "/api/auth/sign-out", a.signOut, refusals())
	huma.Get(api, "/api/auth/me", a.me, refusals())
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

// forgotPassword does its work after the response, whose time must not reveal whether there is an account.
func (a *app) forgotPassword(ctx context.Context, input *forgotten) (*struct{}, error) {
	if !canMail() {
		return nil, huma.Error503ServiceUnavailable("Mail is off. Set SMTP_URL.")
	}
	if err := a.store.ready(ctx); err != nil {
		return nil, err
	}
	go func() {
		err := a.sendResetLink(context.WithoutCancel(ctx), input.Body.Email)
		if err != nil && !errors.Is(err, errNotFound) {
			slog.Error("the password reset link was not sent", "error", err)
		}
	}()
	return nil, nil
}

// sendResetLink replaces the account's previous link. Only the hash of the token is stored.
func (a *app) sendResetLink(ctx context.Context, email string) error {
	found, err := a.store.userByEmail(ctx, email)
	if err != nil {
		return err
	}
	secret := rand.Text() + rand.Text()
	found.ResetHash, found.ResetExpiresAt = digest(secret), time.Now().UTC().Add(time.Hour)
	if err := a.store.saveReset(ctx, found); err != nil {
		return err
	}
	return mailResetLink(found.Email, found.ID+"."+secret)
}

func (a *app) resetPassword(ctx context.Context, input *newPassword) (*struct{}, error) {
	id, secret, _ := strings.Cut(input.Body.Token, ".")
	parsed, err := uuid.Parse(id)
	if err != nil {
		return nil, huma.Error400BadRequest(invalidLink)
	}
	found, err := a.store.userByID(ctx, parsed.String())
	if err != nil && !errors.Is(err, errNotFound) {
		return nil, err
	}
	same := subtle.ConstantTimeCompare([]byte(digest(secret)), []byte(found.ResetHash)) == 1
	if !same || time.Now().After(found.ResetExpiresAt) {
		return nil, huma.Error400BadRequest(invalidLink)
	}
	found.PasswordHash, err = argon2id.CreateHash(input.Body.Password, argon2id.DefaultParams)
	if err != nil {
		return nil, err
	}
	err = a.store.changePassword(ctx, found)
	if errors.Is(err, errNotFound) { // the link was used in the meantime
		err = huma.Error400BadRequest(invalidLink)
	}
	return nil, err
}

func (a *app) me(ctx context.Context, input *token) (*me, error) {
	answer := &me{}
	found, err := a.store.userBySession(ctx, digest(input.Value))
	if errors.Is(err, errNotFound) {
		return answer, nil
	}
	answer.Body.User = &visitor{ID: found.ID, Email: found.Email}
	return answer, err
}

// {{#if guarded}}
type userKey struct{}

// {{#if api}}
func currentUser(ctx context.Context) user { return ctx.Value(userKey{}).(user) }

// {{/if}}
// forUsers refuses requests without a session, and adds the user to the context of the others.
func (a *app) forUsers(api huma.API) huma.API {
	private := huma.NewGroup(api)
	private.UseSimpleModifier(func(o *huma.Operation) {
		refusals(401)(o)
		o.Security = []map[string][]string{{"session": {}}}
	})
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

// digest returns the form in which a token is stored: a stolen copy of the store opens no session.
func digest(token string) string {
	sum := sha256.Sum256([]byte(token))
	return hex.EncodeToString(sum[:])
}
