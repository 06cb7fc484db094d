import { code } from '../../../text/code'
import { goFile, imports } from '../source'

/** `internal/api/auth_test.go` */
export function authTest() {
  return goFile(
    'internal/api/auth_test.go',
    'package api_test',
    imports(['context', 'net/http', 'net/http/httptest', 'strings', 'testing', 'time'], ['store']),
    code`
      type accountAnswer struct {
        User *struct{ ID, Email string }
      }

      func TestSigningUpSignsInWithACookieThatScriptsCannotRead(t *testing.T) {
        server := newServer(t, setting{})
        body := strings.Replace(ada, "ada@example.com", " Ada@Example.com", 1)
        answer := send(server, http.MethodPost, "/api/auth/sign-up", body, "")
        expectStatus(t, answer, http.StatusCreated)
        cookie := answer.Header().Get("Set-Cookie")
        if !strings.Contains(cookie, "HttpOnly") || !strings.Contains(cookie, "SameSite=Lax") {
          t.Errorf("the cookie is %q", cookie)
        }
        session, _, _ := strings.Cut(cookie, ";")
        me := decode[accountAnswer](t, send(server, http.MethodGet, "/api/auth/me", "", session), http.StatusOK)
        if me.User == nil || me.User.Email != "ada@example.com" {
          t.Errorf("signed in is %+v", me.User)
        }
      }

      func TestSigningOutEndsTheSessionOnTheServer(t *testing.T) {
        server := newServer(t, setting{})
        cookie := signUp(t, server)
        expectStatus(t, send(server, http.MethodPost, "/api/auth/sign-out", "", cookie), http.StatusNoContent)
        me := decode[accountAnswer](t, send(server, http.MethodGet, "/api/auth/me", "", cookie), http.StatusOK)
        if me.User != nil {
          t.Errorf("signed in is %+v", me.User)
        }
      }

      func TestPasswordsAndTokensAreStoredHashed(t *testing.T) {
        memory := store.NewMemory()
        cookie := signUp(t, newServer(t, setting{store: memory}))
        user, err := memory.UserByEmail(context.Background(), "ada@example.com")
        if err != nil || strings.Contains(user.PasswordHash, "correct") {
          t.Errorf("the user is %+v, %v", user, err)
        }
        _, token, _ := strings.Cut(cookie, "=")
        if _, err := memory.SessionUser(context.Background(), token, store.Timestamp(time.Now())); err != store.ErrNotFound {
          t.Errorf("the token is stored as it is: %v", err)
        }
      }

      func TestAnAddressHasOneAccount(t *testing.T) {
        server := newServer(t, setting{})
        signUp(t, server)
        expectStatus(t, send(server, http.MethodPost, "/api/auth/sign-up", ada, ""), http.StatusConflict)
      }

      func TestSigningInNeedsTheRightPassword(t *testing.T) {
        server := newServer(t, setting{})
        signUp(t, server)
        expectStatus(t, send(server, http.MethodPost, "/api/auth/sign-in", ada, ""), http.StatusOK)
        wrong := signInWith(server, "correct horse", "wrong")
        unknown := signInWith(server, "ada@", "eve@")
        expectStatus(t, wrong, http.StatusUnauthorized)
        expectStatus(t, unknown, http.StatusUnauthorized)
        if wrong.Body.String() != unknown.Body.String() {
          t.Errorf("%q tells more than %q", wrong.Body, unknown.Body)
        }
      }

      func TestTooManyAttemptsAreRefused(t *testing.T) {
        server := newServer(t, setting{})
        signUp(t, server)
        for attempt := 0; attempt < 5; attempt++ {
          signInWith(server, "correct horse", "wrong")
        }
        expectStatus(t, send(server, http.MethodPost, "/api/auth/sign-in", ada, ""), http.StatusTooManyRequests)
      }

      func signInWith(server http.Handler, old, changed string) *httptest.ResponseRecorder {
        return send(server, http.MethodPost, "/api/auth/sign-in", strings.Replace(ada, old, changed, 1), "")
      }

      func TestWeakPasswordsAndWrongAddressesAreRefused(t *testing.T) {
        server := newServer(t, setting{})
        for _, body := range []string{
          strings.Replace(ada, "correct horse", "short", 1),
          strings.Replace(ada, "correct horse", strings.Repeat("x", 201), 1),
          strings.Replace(ada, "ada@example.com", "nobody", 1),
          "{}",
        } {
          expectStatus(t, send(server, http.MethodPost, "/api/auth/sign-up", body, ""), http.StatusBadRequest)
        }
      }

      func TestOnlyJSONIsAcceptedSoThatNoFormOfAnotherSiteSignsIn(t *testing.T) {
        answer := httptest.NewRecorder()
        request := httptest.NewRequest(http.MethodPost, "/api/auth/sign-in", strings.NewReader(ada))
        newServer(t, setting{}).ServeHTTP(answer, request)
        expectStatus(t, answer, http.StatusUnsupportedMediaType)
      }
    `,
  )
}

/** `internal/auth/auth_test.go` */
export function passwordsTest() {
  return goFile(
    'internal/auth/auth_test.go',
    'package auth',
    imports(['encoding/hex', 'fmt', 'testing', 'time']),
    code`
      // The vectors of RFC 7914, section 11, for PBKDF2 with HMAC-SHA-256.
      func TestPBKDF2(t *testing.T) {
        vectors := []struct {
          password, salt string
          iterations     int
          key            string
        }{
          {"passwd", "salt", 1, "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc" +
            "49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783"},
          {"Password", "NaCl", 80000, "4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56" +
            "a1d425a1225833549adb841b51c9b3176a272bdebba1d078478f62b397f33c8d"},
        }
        for _, vector := range vectors {
          key := pbkdf2(vector.password, []byte(vector.salt), vector.iterations, 64)
          if found := hex.EncodeToString(key); found != vector.key {
            t.Errorf("%s gives %s", vector.password, found)
          }
        }
      }

      func TestHashedPasswords(t *testing.T) {
        hash, err := HashPassword("correct horse")
        if err != nil {
          t.Fatal(err)
        }
        if !VerifyPassword("correct horse", hash) {
          t.Error("the right password is refused")
        }
        if VerifyPassword("wrong", hash) || VerifyPassword("", "") {
          t.Error("a wrong password is accepted")
        }
      }

      func TestRateLimit(t *testing.T) {
        limit := NewRateLimit(2, time.Minute)
        if !limit.Allows("ada") || !limit.Allows("ada") || limit.Allows("ada") {
          t.Error("the third attempt is the one to refuse")
        }
        if !limit.Allows("eve") {
          t.Error("another key counts for itself")
        }
        limit.Reset("ada")
        if !limit.Allows("ada") {
          t.Error("a key that was forgotten starts again")
        }
      }

      func TestRateLimitForgets(t *testing.T) {
        limit := NewRateLimit(1, time.Minute)
        for i := 0; i < keysKept+10; i++ {
          limit.Allows(fmt.Sprint(i))
        }
        if len(limit.windows) > keysKept {
          t.Errorf("%d keys are kept", len(limit.windows))
        }
      }
    `,
  )
}
