import { code } from '../../../text/code'
import { goFile, imports } from '../source'

/** `internal/store/service_account.go`: the access token of a Google service account, RFC 7523. */
export function serviceAccountFile() {
  return goFile(
    'internal/store/service_account.go',
    'package store',
    imports([
      'context',
      'crypto',
      'crypto/rand',
      'crypto/rsa',
      'crypto/sha256',
      'crypto/x509',
      'encoding/base64',
      'encoding/json',
      'encoding/pem',
      'errors',
      'fmt',
      'net/http',
      'net/url',
      'strings',
      'sync',
      'time',
    ]),
    code`
      const (
        tokenAddress = "https://oauth2.googleapis.com/token"
        tokenScope   = "https://www.googleapis.com/auth/datastore"
        tokenGrant   = "urn:ietf:params:oauth:grant-type:jwt-bearer"
      )

      // serviceAccount signs in with a key and keeps the token until shortly before its end.
      type serviceAccount struct {
        email   string
        key     *rsa.PrivateKey
        address string
        client  *http.Client

        mu      sync.Mutex
        current string
        ends    time.Time
      }

      func newServiceAccount(email, privateKey string, client *http.Client) (*serviceAccount, error) {
        block, _ := pem.Decode([]byte(privateKey))
        if block == nil {
          return nil, errors.New("FIREBASE_PRIVATE_KEY must be a private key in PEM format")
        }
        parsed, err := x509.ParsePKCS8PrivateKey(block.Bytes)
        if err != nil {
          return nil, fmt.Errorf("FIREBASE_PRIVATE_KEY: %w", err)
        }
        key, isRSA := parsed.(*rsa.PrivateKey)
        if !isRSA {
          return nil, errors.New("FIREBASE_PRIVATE_KEY must be an RSA key")
        }
        return &serviceAccount{email: email, key: key, address: tokenAddress, client: client}, nil
      }

      func (a *serviceAccount) token(ctx context.Context) (string, error) {
        a.mu.Lock()
        defer a.mu.Unlock()
        now := time.Now()
        if now.Before(a.ends) {
          return a.current, nil
        }
        assertion, err := a.assertion(now)
        if err != nil {
          return "", err
        }
        form := url.Values{"grant_type": {tokenGrant}, "assertion": {assertion}}
        request, err := http.NewRequestWithContext(ctx, http.MethodPost, a.address, strings.NewReader(form.Encode()))
        if err != nil {
          return "", err
        }
        request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
        response, err := a.client.Do(request)
        if err != nil {
          return "", err
        }
        defer response.Body.Close()
        var answer struct {
          AccessToken string \`json:"access_token"\`
          ExpiresIn   int    \`json:"expires_in"\`
          Reason      string \`json:"error_description"\`
        }
        if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
          return "", fmt.Errorf("the service account got no token: %w", err)
        }
        if answer.AccessToken == "" {
          return "", fmt.Errorf("the service account got no token: %s", answer.Reason)
        }
        a.current = answer.AccessToken
        a.ends = now.Add(time.Duration(answer.ExpiresIn)*time.Second - time.Minute)
        return a.current, nil
      }

      // assertion is a JSON Web Token that the account's key has signed.
      func (a *serviceAccount) assertion(now time.Time) (string, error) {
        claims, err := json.Marshal(map[string]any{
          "iss":   a.email,
          "scope": tokenScope,
          "aud":   tokenAddress,
          "iat":   now.Unix(),
          "exp":   now.Add(time.Hour).Unix(),
        })
        if err != nil {
          return "", err
        }
        encode := base64.RawURLEncoding.EncodeToString
        signed := encode([]byte(\`{"alg":"RS256","typ":"JWT"}\`)) + "." + encode(claims)
        sum := sha256.Sum256([]byte(signed))
        signature, err := rsa.SignPKCS1v15(rand.Reader, a.key, crypto.SHA256, sum[:])
        return signed + "." + encode(signature), err
      }
    `,
  )
}
