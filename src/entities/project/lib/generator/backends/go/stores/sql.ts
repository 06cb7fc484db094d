import type { ProjectContext } from '../../../definitions'
import { code, lines } from '../../../text/code'
import { goFile, imports } from '../source'
import { type Dialect, mysqlDialect, postgresqlDialect, sqliteDialect } from './dialects'
import { accountMethods, itemMethods } from './sql-methods'
import { type GoStore, hasData } from './store'

export const postgresqlStore = sqlStore(postgresqlDialect)
export const mysqlStore = sqlStore(mysqlDialect)
export const sqliteStore = sqlStore(sqliteDialect)

/** The three differ in how they are opened, in their tables and in few statements; the rest is database/sql. */
function sqlStore(dialect: Dialect): GoStore {
  const { id, driver } = dialect
  return {
    driver: { ...driver, tag: id, missing: `!driverInstalled("${driver.name}")` },
    fields: dialect.fields,
    values: dialect.values,
    unconfigured: `cfg.${dialect.setting} == ""`,
    open: `new${dialect.type}(cfg.${dialect.setting})`,
    files: (project) => [
      driverFile(dialect),
      goFile(
        `internal/store/${id}.go`,
        'package store',
        imports([
          'context',
          'database/sql',
          hasData(project) && 'errors',
          hasData(project) && 'sync',
          ...dialect.imports,
          ...(project.has('api') ? dialect.itemImports : []),
          project.has('auth') && 'time',
        ]),
        hasData(project) && schema(project, dialect),
        store(project, dialect),
        project.has('api') && itemMethods(dialect),
        project.has('auth') && accountMethods(dialect),
        hasData(project) && dialect.helpers,
      ),
    ],
  }
}

function driverFile({ id, driver, label }: Dialect) {
  return goFile(
    `internal/store/driver_${id}.go`,
    `//go:build ${id}`,
    'package store',
    lines(`// The driver of ${label}; "npm run setup" adds it to go.mod.`, `import _ "${driver.path}"`),
  )
}

function schema({ has }: ProjectContext, { tables }: Dialect): string {
  const statements = [...(has('api') ? tables.items : []), ...(has('auth') ? tables.accounts : [])]
  return code`
    var schema = []string{
      ${lines(...statements.map((statement) => `\`${statement}\`,`))}
    }
  `
}

function store(project: ProjectContext, dialect: Dialect): string {
  const { receiver } = dialect
  return code`
    type ${receiver} struct {
      db *sql.DB

      ${
        hasData(project) &&
        code`
          mu        sync.Mutex
          hasTables bool
        `
      }
    }

    ${dialect.open}

    // driverInstalled tells whether this build has a driver of that name.
    func driverInstalled(name string) bool {
      for _, driver := range sql.Drivers() {
        if driver == name {
          return true
        }
      }
      return false
    }

    func (s *${receiver}) Ping(ctx context.Context) error { return s.db.PingContext(ctx) }

    func (s *${receiver}) Close() error { return s.db.Close() }

    ${
      hasData(project) &&
      code`
        // ready gives the database with its tables, which the first call creates; after a failure the next one tries again.
        func (s *${receiver}) ready(ctx context.Context) (*sql.DB, error) {
          s.mu.Lock()
          defer s.mu.Unlock()
          if s.hasTables {
            return s.db, nil
          }
          for _, statement := range schema {
            if _, err := s.db.ExecContext(ctx, statement); err != nil {
              return nil, err
            }
          }
          s.hasTables = true
          return s.db, nil
        }

        // exec runs a statement and tells how many rows it changed.
        func (s *${receiver}) exec(ctx context.Context, statement string, args ...any) (int64, error) {
          db, err := s.ready(ctx)
          if err != nil {
            return 0, err
          }
          result, err := db.ExecContext(ctx, statement, args...)
          if err != nil {
            return 0, err
          }
          return result.RowsAffected()
        }

        // row is what both one row and many can do.
        type row interface{ Scan(values ...any) error }

        // found turns the error of a statement without rows into ErrNotFound.
        func found(err error) error {
          if errors.Is(err, sql.ErrNoRows) {
            return ErrNotFound
          }
          return err
        }
      `
    }
  `
}
