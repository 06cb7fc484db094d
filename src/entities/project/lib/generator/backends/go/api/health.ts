import { code } from '../../../text/code'
import { goFile, imports } from '../source'

/** `internal/api/health.go` */
export function healthFile() {
  return goFile(
    'internal/api/health.go',
    'package api',
    imports(['context', 'net/http', 'time'], ['config']),
    code`
      const pingTimeout = 2 * time.Second

      // What health says of a database.
      const (
        reachable     = "ok"
        unreachable   = "unreachable"
        notConfigured = "not configured"
      )

      type databaseHealth struct {
        Type       string \`json:"type"\`
        Configured bool   \`json:"configured"\`
        Status     string \`json:"status"\`
        Message    string \`json:"message,omitempty"\`
      }

      type health struct {
        Status        string         \`json:"status"\`
        Name          string         \`json:"name"\`
        Version       string         \`json:"version"\`
        Environment   string         \`json:"environment"\`
        UptimeSeconds int            \`json:"uptimeSeconds"\`
        Database      databaseHealth \`json:"database"\`
      }

      func (a *app) health(w http.ResponseWriter, r *http.Request) error {
        database := a.checkDatabase(r.Context())
        status := "ok"
        if database.Status == unreachable {
          status = "degraded"
        }
        return writeJSON(w, http.StatusOK, health{
          Status:        status,
          Name:          a.config.Name,
          Version:       config.Version,
          Environment:   a.config.Environment,
          UptimeSeconds: int(time.Since(a.started).Seconds()),
          Database:      database,
        })
      }

      // checkDatabase asks the database for a sign of life and waits two seconds for it at most.
      func (a *app) checkDatabase(ctx context.Context) databaseHealth {
        checked := databaseHealth{Type: a.database.Type, Configured: a.database.Configured, Status: reachable}
        if !checked.Configured {
          checked.Status, checked.Message = notConfigured, a.database.Note
          return checked
        }
        ctx, cancel := context.WithTimeout(ctx, pingTimeout)
        defer cancel()
        if err := a.database.Store.Ping(ctx); err != nil {
          checked.Status, checked.Message = unreachable, err.Error()
          if a.config.Production() {
            // What a driver says may name hosts and accounts, which is nobody's business in production.
            checked.Message = "The database does not answer."
          }
        }
        return checked
      }
    `,
  )
}
