import type { ProjectContext } from '../../../definitions'
import { code, lines } from '../../../text/code'
import { goFile, imports } from '../source'
import { supabaseAccounts, supabaseItems } from './supabase-methods'
import { type GoStore, hasData } from './store'

/** Supabase answers HTTP with PostgREST, so the standard library is enough. */
export const supabaseStore: GoStore = {
  fields: 'SupabaseURL        string\nSupabaseServiceKey string',
  values: lines(
    'SupabaseURL:        env("SUPABASE_URL"),',
    'SupabaseServiceKey: env("SUPABASE_SERVICE_KEY"),',
  ),
  unconfigured: 'cfg.SupabaseURL == "" || cfg.SupabaseServiceKey == ""',
  open: 'newSupabase(cfg.SupabaseURL, cfg.SupabaseServiceKey)',
  files: (project) => [clientFile(project), ...(hasData(project) ? [dataFile(project)] : [])],
}

function clientFile({ has }: ProjectContext) {
  const table = has('api') ? 'items' : has('auth') ? 'app_users' : ''
  return goFile(
    'internal/store/supabase.go',
    'package store',
    imports([
      'bytes',
      'context',
      'encoding/json',
      'errors',
      'fmt',
      'io',
      'net/http',
      'net/url',
      'strings',
      'time',
    ]),
    code`
      const supabaseTimeout = 5 * time.Second

      // supabase speaks to the REST interface of Supabase, which is PostgREST.
      type supabase struct {
        base   string
        key    string
        client *http.Client
      }

      // supabaseError is an answer in which PostgREST or the database refuses a request.
      type supabaseError struct {
        Code    string \`json:"code"\`
        Message string \`json:"message"\`
      }

      func (e supabaseError) Error() string { return e.Message }

      func newSupabase(address, serviceKey string) (Store, error) {
        parsed, err := url.Parse(address)
        if err != nil || parsed.Host == "" {
          return nil, errors.New("SUPABASE_URL must look like https://your-project.supabase.co")
        }
        return &supabase{
          base:   strings.TrimRight(address, "/") + "/rest/v1/",
          key:    serviceKey,
          client: &http.Client{Timeout: supabaseTimeout},
        }, nil
      }

      func (s *supabase) Close() error { return nil }

      func (s *supabase) Ping(ctx context.Context) error {
        ${
          table
            ? code`
                _, err := s.send(ctx, http.MethodGet, "${table}", url.Values{"limit": {"1"}}, nil, nil)
                var refusal supabaseError
                if errors.As(err, &refusal) && refusal.Code == "PGRST205" {
                  return errors.New("run supabase/schema.sql in the SQL editor first")
                }
                return err
              `
            : code`
                _, err := s.send(ctx, http.MethodGet, "", nil, nil, nil)
                return err
              `
        }
      }

      // send sends rows to a table or asks for some, and reads the answer into result unless that is nil.
      func (s *supabase) send(ctx context.Context, method, table string, query url.Values, rows, result any) (http.Header, error) {
        var body io.Reader
        if rows != nil {
          encoded, err := json.Marshal(rows)
          if err != nil {
            return nil, err
          }
          body = bytes.NewReader(encoded)
        }
        request, err := http.NewRequestWithContext(ctx, method, s.base+table+"?"+query.Encode(), body)
        if err != nil {
          return nil, err
        }
        request.Header.Set("apikey", s.key)
        request.Header.Set("Authorization", "Bearer "+s.key)
        request.Header.Set("Content-Type", "application/json")
        switch {
        case method == http.MethodHead:
          request.Header.Set("Prefer", "count=exact")
        case result != nil:
          request.Header.Set("Prefer", "return=representation")
        }
        response, err := s.client.Do(request)
        if err != nil {
          return nil, err
        }
        defer response.Body.Close()
        if response.StatusCode >= http.StatusBadRequest {
          refusal := supabaseError{Message: fmt.Sprintf("Supabase answered with %d", response.StatusCode)}
          // The answer of a proxy may not be JSON; the status is enough then.
          _ = json.NewDecoder(response.Body).Decode(&refusal)
          return nil, refusal
        }
        if result == nil {
          return response.Header, nil
        }
        return response.Header, json.NewDecoder(response.Body).Decode(result)
      }
    `,
  )
}

function dataFile({ has }: ProjectContext) {
  return goFile(
    'internal/store/supabase_data.go',
    'package store',
    imports([
      'context',
      has('auth') && 'errors',
      'net/http',
      'net/url',
      has('api') && 'strconv',
      has('api') && 'strings',
      'time',
    ]),
    code`
      // equal is the filter column = value.
      func equal(column, value string) url.Values {
        return url.Values{column: {"eq." + value}}
      }
    `,
    has('api') && supabaseItems(),
    has('auth') && supabaseAccounts(),
  )
}
