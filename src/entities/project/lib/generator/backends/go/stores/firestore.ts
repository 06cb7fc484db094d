import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { goFile, imports } from '../source'
import { hasData } from './store'

/** `internal/store/firestore.go`: documents over HTTP. */
export function firestoreClientFile(project: ProjectContext) {
  const data = hasData(project)
  return goFile(
    'internal/store/firestore.go',
    code`
      // Firestore is reached by its REST interface: the official client is built on gRPC and brings some fifty modules for the
      // few requests that are made here.

      package store
    `,
    imports(
      ['bytes', 'context', 'encoding/json', 'fmt', 'io', 'net/http', 'net/url', 'strings', 'time'],
      ['config'],
    ),
    code`
      const firestoreTimeout = 8 * time.Second

      type firestore struct {
        base    string
        account *serviceAccount
        client  *http.Client
      }

      func newFirestore(settings config.Firebase) (Store, error) {
        s := &firestore{client: &http.Client{Timeout: firestoreTimeout}}
        host := "http://" + settings.Emulator
        if settings.Emulator == "" {
          account, err := newServiceAccount(settings.ClientEmail, settings.PrivateKey, s.client)
          if err != nil {
            return nil, err
          }
          s.account = account
          host = "https://firestore.googleapis.com"
        }
        s.base = host + "/v1/projects/" + url.PathEscape(settings.ProjectID) + "/databases/(default)/documents"
        return s, nil
      }

      func (s *firestore) Close() error { return nil }

      func (s *firestore) Ping(ctx context.Context) error {
        _, err := s.query(ctx, map[string]any{"from": collection("health"), "limit": 1})
        return err
      }

      // value is a value as Firestore writes it, with its type: {"stringValue": "text"}.
      type value map[string]any

      type fields map[string]value

      type document struct {
        Fields fields \`json:"fields"\`
      }

      // collection is the part of a structured query that names what is searched.
      func collection(id string) any {
        return []any{map[string]any{"collectionId": id}}
      }

      // statusError is an answer in which Firestore refuses a request.
      type statusError struct {
        status  int
        message string
      }

      func (e statusError) Error() string {
        return fmt.Sprintf("Firestore answered with %d: %s", e.status, e.message)
      }

      func (s *firestore) query(ctx context.Context, structured map[string]any) ([]document, error) {
        var results []struct {
          Document *document \`json:"document"\`
        }
        err := s.send(ctx, http.MethodPost, ":runQuery", map[string]any{"structuredQuery": structured}, &results)
        if err != nil {
          return nil, err
        }
        var documents []document
        for _, result := range results {
          if result.Document != nil {
            documents = append(documents, *result.Document)
          }
        }
        return documents, nil
      }

      // send makes one request.${data && ' A document that does not exist gives ErrNotFound.'}
      func (s *firestore) send(ctx context.Context, method, target string, content, result any) error {
        var body io.Reader
        if content != nil {
          encoded, err := json.Marshal(content)
          if err != nil {
            return err
          }
          body = bytes.NewReader(encoded)
        }
        request, err := http.NewRequestWithContext(ctx, method, s.base+target, body)
        if err != nil {
          return err
        }
        // The emulator takes this word for every right there is.
        token := "owner"
        if s.account != nil {
          if token, err = s.account.token(ctx); err != nil {
            return err
          }
        }
        request.Header.Set("Authorization", "Bearer "+token)
        request.Header.Set("Content-Type", "application/json")
        response, err := s.client.Do(request)
        if err != nil {
          return err
        }
        defer response.Body.Close()
        switch {
        ${data && 'case response.StatusCode == http.StatusNotFound:\n  return ErrNotFound'}
        case response.StatusCode >= http.StatusBadRequest:
          message, _ := io.ReadAll(io.LimitReader(response.Body, 1024))
          return statusError{response.StatusCode, strings.Join(strings.Fields(string(message)), " ")}
        case result == nil:
          return nil
        }
        return json.NewDecoder(response.Body).Decode(result)
      }
    `,
  )
}
