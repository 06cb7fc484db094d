import { code } from '../../../text/code'
import { goFile, imports } from '../source'

/** `internal/api/auth.go`: accounts. */
export function authRoutesFile() {
  return goFile(
    'internal/api/auth.go',
    'package api',
    imports(
      ['errors', 'fmt', 'net', 'net/http', 'regexp', 'strings', 'time', 'unicode/utf8'],
      ['auth', 'id', 'store'],
    ),
    code`
      const (
        passwordMinimum = 8
        passwordMaximum = 200
        emailMaximum    = 254
      )

      var emailPattern = regexp.MustCompile(\`^[^\s@]+@[^\s@]+\.[^\s@]+$\`)

      type account struct {
        ID    string \`json:"id"\`
        Email string \`json:"email"\`
      }

      // accountAnswer holds null when nobody is signed in.
      type accountAnswer struct {
        User *account \`json:"user"\`
      }

      func answerFor(user store.User) accountAnswer {
        return accountAnswer{&account{ID: user.ID, Email: user.Email}}
      }

      func (a *app) signUp(w http.ResponseWriter, r *http.Request) error {
        email, password, err := readCredentials(r)
        if err != nil {
          return err
        }
        if utf8.RuneCountInString(password) < passwordMinimum {
          return badRequest(fmt.Sprintf("A password needs at least %d characters.", passwordMinimum))
        }
        hash, err := auth.HashPassword(password)
        if err != nil {
          return err
        }
        user := store.User{ID: id.New(), Email: email, PasswordHash: hash, CreatedAt: store.Timestamp(time.Now())}
        err = a.database.Store.CreateUser(r.Context(), user)
        if errors.Is(err, store.ErrTaken) {
          return statusError{http.StatusConflict, "There is already an account with this e-mail address."}
        }
        if err != nil {
          return err
        }
        if err := a.startSession(w, r, user.ID); err != nil {
          return err
        }
        return writeJSON(w, http.StatusCreated, answerFor(user))
      }

      func (a *app) signIn(w http.ResponseWriter, r *http.Request) error {
        email, password, err := readCredentials(r)
        if err != nil {
          return err
        }
        host, _, _ := net.SplitHostPort(r.RemoteAddr)
        key := host + " " + email
        if !a.attempts.Allows(key) {
          return statusError{http.StatusTooManyRequests, "Too many attempts. Try again in a few minutes."}
        }
        user, err := a.database.Store.UserByEmail(r.Context(), email)
        if err != nil && !errors.Is(err, store.ErrNotFound) {
          return err
        }
        // Without such an account the hash is empty, which is never right but takes the same time.
        if !auth.VerifyPassword(password, user.PasswordHash) {
          return statusError{http.StatusUnauthorized, "The e-mail address or the password is wrong."}
        }
        a.attempts.Reset(key)
        if err := a.startSession(w, r, user.ID); err != nil {
          return err
        }
        return writeJSON(w, http.StatusOK, answerFor(user))
      }

      func (a *app) signOut(w http.ResponseWriter, r *http.Request) error {
        if err := a.endSession(w, r); err != nil {
          return err
        }
        w.WriteHeader(http.StatusNoContent)
        return nil
      }

      func (a *app) me(w http.ResponseWriter, r *http.Request) error {
        user, err := a.currentUser(r)
        if errors.Is(err, store.ErrNotFound) {
          return writeJSON(w, http.StatusOK, accountAnswer{})
        }
        if err != nil {
          return err
        }
        return writeJSON(w, http.StatusOK, answerFor(user))
      }

      func readCredentials(r *http.Request) (email, password string, err error) {
        body, err := readObject(r)
        if err != nil {
          return "", "", err
        }
        email, _ = body["email"].(string)
        email = strings.ToLower(strings.TrimSpace(email))
        if !emailPattern.MatchString(email) || utf8.RuneCountInString(email) > emailMaximum {
          return "", "", badRequest("A valid e-mail address is required.")
        }
        password, _ = body["password"].(string)
        if password == "" {
          return "", "", badRequest("A password is required.")
        }
        if utf8.RuneCountInString(password) > passwordMaximum {
          return "", "", badRequest(fmt.Sprintf("A password has at most %d characters.", passwordMaximum))
        }
        return email, password, nil
      }
    `,
  )
}

/** `internal/api/sessions.go` */
export function sessionsFile(guarded: boolean) {
  return goFile(
    'internal/api/sessions.go',
    'package api',
    imports(
      [
        'crypto/rand',
        'crypto/sha256',
        'encoding/base64',
        'encoding/hex',
        guarded && 'errors',
        'net/http',
        'time',
      ],
      ['store'],
    ),
    code`
      const (
        sessionCookie   = "session"
        sessionDuration = 7 * 24 * time.Hour
      )

      // startSession signs a user in. Only a hash of the token is stored, so a copy of the database opens no session.
      func (a *app) startSession(w http.ResponseWriter, r *http.Request, userID string) error {
        random := make([]byte, 32)
        if _, err := rand.Read(random); err != nil {
          return err
        }
        token := base64.RawURLEncoding.EncodeToString(random)
        session := store.Session{
          TokenHash: hashToken(token),
          UserID:    userID,
          ExpiresAt: store.Timestamp(time.Now().Add(sessionDuration)),
        }
        if err := a.database.Store.CreateSession(r.Context(), session); err != nil {
          return err
        }
        http.SetCookie(w, newCookie(r, token, int(sessionDuration.Seconds())))
        return nil
      }

      func (a *app) endSession(w http.ResponseWriter, r *http.Request) error {
        http.SetCookie(w, newCookie(r, "", -1))
        cookie, err := r.Cookie(sessionCookie)
        if err != nil {
          return nil
        }
        return a.database.Store.DeleteSession(r.Context(), hashToken(cookie.Value))
      }

      // currentUser gives store.ErrNotFound when nobody is signed in.
      func (a *app) currentUser(r *http.Request) (store.User, error) {
        cookie, err := r.Cookie(sessionCookie)
        if err != nil {
          return store.User{}, store.ErrNotFound
        }
        return a.database.Store.SessionUser(r.Context(), hashToken(cookie.Value), store.Timestamp(time.Now()))
      }

      ${
        guarded &&
        code`
          // signedIn lets only those pass who are signed in.
          func (a *app) signedIn(next handler) handler {
            return func(w http.ResponseWriter, r *http.Request) error {
              _, err := a.currentUser(r)
              if errors.Is(err, store.ErrNotFound) {
                return statusError{http.StatusUnauthorized, "Sign in first."}
              }
              if err != nil {
                return err
              }
              return next(w, r)
            }
          }
        `
      }

      func newCookie(r *http.Request, token string, maxAge int) *http.Cookie {
        return &http.Cookie{
          Name:     sessionCookie,
          Value:    token,
          Path:     "/",
          MaxAge:   maxAge,
          HttpOnly: true,
          SameSite: http.SameSiteLaxMode,
          // Behind a proxy that ends the encryption.
          Secure: r.TLS != nil || r.Header.Get("X-Forwarded-Proto") == "https",
        }
      }

      func hashToken(token string) string {
        sum := sha256.Sum256([]byte(token))
        return hex.EncodeToString(sum[:])
      }
    `,
  )
}
