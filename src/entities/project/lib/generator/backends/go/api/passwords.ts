import { code } from '../../../text/code'
import { goFile, imports } from '../source'

/** `internal/auth/`: what accounts need besides their routes. */
export function authPackageFiles() {
  return [passwordsFile(), rateLimitFile()]
}

function passwordsFile() {
  return goFile(
    'internal/auth/passwords.go',
    code`
      // Package auth hashes passwords and limits how often they may be guessed.
      package auth
    `,
    imports([
      'crypto/hmac',
      'crypto/rand',
      'crypto/sha256',
      'crypto/subtle',
      'encoding/binary',
      'encoding/hex',
      'fmt',
      'strings',
    ]),
    code`
      const (
        iterations = 600_000
        saltLength = 16
        keyLength  = sha256.Size
      )

      // HashPassword gives a salted PBKDF2 hash as salt:key, both in hexadecimal.
      func HashPassword(password string) (string, error) {
        salt := make([]byte, saltLength)
        if _, err := rand.Read(salt); err != nil {
          return "", err
        }
        return fmt.Sprintf("%x:%x", salt, pbkdf2(password, salt, iterations, keyLength)), nil
      }

      // VerifyPassword tells whether the hash was made from this password. Every hash takes the same time, also an empty one.
      func VerifyPassword(password, hash string) bool {
        first, second, _ := strings.Cut(hash, ":")
        salt, saltErr := hex.DecodeString(first)
        key, keyErr := hex.DecodeString(second)
        actual := pbkdf2(password, salt, iterations, keyLength)
        return saltErr == nil && keyErr == nil && subtle.ConstantTimeCompare(actual, key) == 1
      }

      // pbkdf2 derives a key with HMAC-SHA-256 as RFC 8018, section 5.2, says. The standard library has no such function in
      // the versions of Go that this server runs on.
      func pbkdf2(password string, salt []byte, iterations, length int) []byte {
        mac := hmac.New(sha256.New, []byte(password))
        var key []byte
        for block := uint32(1); len(key) < length; block++ {
          mac.Reset()
          mac.Write(salt)
          mac.Write(binary.BigEndian.AppendUint32(nil, block))
          u := mac.Sum(nil)
          t := append([]byte(nil), u...)
          for i := 1; i < iterations; i++ {
            mac.Reset()
            mac.Write(u)
            u = mac.Sum(u[:0])
            for j := range t {
              t[j] ^= u[j]
            }
          }
          key = append(key, t...)
        }
        return key[:length]
      }
    `,
  )
}

function rateLimitFile() {
  return goFile(
    'internal/auth/ratelimit.go',
    'package auth',
    imports(['sync', 'time']),
    code`
      // keysKept limits the memory that attempts take.
      const keysKept = 10_000

      // RateLimit counts attempts per key in the memory of this process.
      type RateLimit struct {
        attempts int
        duration time.Duration

        mu      sync.Mutex
        windows map[string]window
      }

      type window struct {
        count int
        ends  time.Time
      }

      // NewRateLimit allows a number of attempts in a duration.
      func NewRateLimit(attempts int, duration time.Duration) *RateLimit {
        return &RateLimit{attempts: attempts, duration: duration, windows: map[string]window{}}
      }

      // Allows counts one more attempt and tells whether there were not too many.
      func (l *RateLimit) Allows(key string) bool {
        l.mu.Lock()
        defer l.mu.Unlock()
        now := time.Now()
        current, known := l.windows[key]
        if !known || !now.Before(current.ends) {
          l.makeRoom(now)
          current = window{ends: now.Add(l.duration)}
        }
        current.count++
        l.windows[key] = current
        return current.count <= l.attempts
      }

      // Reset forgets the attempts of a key.
      func (l *RateLimit) Reset(key string) {
        l.mu.Lock()
        defer l.mu.Unlock()
        delete(l.windows, key)
      }

      // makeRoom forgets what has ended once there are many keys, and whatever comes first if that is not enough.
      func (l *RateLimit) makeRoom(now time.Time) {
        if len(l.windows) < keysKept {
          return
        }
        for key, w := range l.windows {
          if !now.Before(w.ends) {
            delete(l.windows, key)
          }
        }
        for key := range l.windows {
          if len(l.windows) < keysKept {
            return
          }
          delete(l.windows, key)
        }
      }
    `,
  )
}
