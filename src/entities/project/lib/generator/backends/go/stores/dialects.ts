import { code } from '../../../text/code'

/** What one SQL database has of its own. */
export interface Dialect {
  /** Name of its file and of its build tag. */
  id: string
  label: string
  driver: { name: string; path: string; version: string }
  type: string
  receiver: string
  /** The field of `Config`, and its lines there. */
  setting: string
  fields: string
  values: string
  /** What the opening imports, and what the statements about items do. */
  imports: string[]
  itemImports: string[]
  open: string
  helpers?: string
  tables: { items: string[]; accounts: string[] }
  /** How a timestamp becomes a parameter, and how it is read. */
  time: { toColumn: (value: string) => string; declaration?: string; variable?: string }
}

const URL_SETTING = {
  setting: 'DatabaseURL',
  fields: 'DatabaseURL string',
  values: 'DatabaseURL: env("DATABASE_URL"),',
}

const TIME_COLUMN = { declaration: 'var createdAt time.Time', variable: '&createdAt' }

export const postgresqlDialect: Dialect = {
  ...URL_SETTING,
  id: 'postgresql',
  label: 'PostgreSQL',
  driver: { name: 'postgres', path: 'github.com/lib/pq', version: 'v1.10.9' },
  type: 'PostgreSQL',
  receiver: 'postgreSQL',
  imports: ['errors', 'net/url'],
  itemImports: ['time'],
  open: code`
    func newPostgreSQL(address string) (Store, error) {
      parsed, err := url.Parse(address)
      if err != nil || parsed.Host == "" {
        return nil, errors.New("DATABASE_URL must look like postgresql://user:password@host:5432/database")
      }
      // As other drivers do, and unlike this one: encrypted only when the address asks for it with sslmode.
      query := parsed.Query()
      for name, value := range map[string]string{"sslmode": "disable", "connect_timeout": "3"} {
        if !query.Has(name) {
          query.Set(name, value)
        }
      }
      parsed.RawQuery = query.Encode()
      db, err := sql.Open("postgres", parsed.String())
      if err != nil {
        return nil, err
      }
      return &postgreSQL{db: db}, nil
    }
  `,
  tables: {
    items: [
      code`
        create table if not exists items (
          id text primary key,
          title text not null,
          done boolean not null,
          created_at timestamptz not null
        )
      `,
      'create index if not exists items_created_at on items (created_at desc)',
    ],
    accounts: [
      code`
        create table if not exists users (
          id text primary key,
          email text not null unique,
          password_hash text not null,
          created_at timestamptz not null
        )
      `,
      code`
        create table if not exists sessions (
          token_hash text primary key,
          user_id text not null references users (id) on delete cascade,
          expires_at timestamptz not null
        )
      `,
    ],
  },
  time: { toColumn: (value) => value, ...TIME_COLUMN },
}

export const mysqlDialect: Dialect = {
  ...URL_SETTING,
  id: 'mysql',
  label: 'MySQL',
  driver: { name: 'mysql', path: 'github.com/go-sql-driver/mysql', version: 'v1.7.1' },
  type: 'MySQL',
  receiver: 'mySQL',
  imports: ['errors', 'fmt', 'net', 'net/url', 'strings', 'time'],
  itemImports: [],
  open: code`
    func newMySQL(address string) (Store, error) {
      parsed, err := url.Parse(address)
      if err != nil || parsed.Host == "" {
        return nil, errors.New("DATABASE_URL must look like mysql://user:password@host:3306/database")
      }
      host, port := parsed.Hostname(), parsed.Port()
      if port == "" {
        port = "3306"
      }
      password, _ := parsed.User.Password()
      // The driver has a notation of its own: user:password@tcp(host:port)/database?options
      db, err := sql.Open("mysql", fmt.Sprintf("%s:%s@tcp(%s)/%s?parseTime=true&charset=utf8mb4&timeout=3s",
        parsed.User.Username(), password, net.JoinHostPort(host, port), strings.TrimPrefix(parsed.Path, "/")))
      if err != nil {
        return nil, err
      }
      // Shorter than the time after which servers and networks drop a connection that is not used.
      db.SetConnMaxLifetime(3 * time.Minute)
      return &mySQL{db: db}, nil
    }
  `,
  helpers: code`
    // dateTime is a timestamp as MySQL writes it; the columns hold UTC.
    func dateTime(timestamp string) string {
      return strings.NewReplacer("T", " ", "Z", "").Replace(timestamp)
    }
  `,
  tables: {
    items: [
      code`
        create table if not exists items (
          id char(36) primary key,
          title varchar(200) not null,
          done boolean not null,
          created_at datetime(3) not null,
          index items_created_at (created_at)
        ) character set utf8mb4
      `,
    ],
    accounts: [
      code`
        create table if not exists users (
          id char(36) primary key,
          email varchar(254) not null unique,
          password_hash varchar(200) not null,
          created_at datetime(3) not null
        ) character set utf8mb4 collate utf8mb4_bin
      `,
      code`
        create table if not exists sessions (
          token_hash char(64) primary key,
          user_id char(36) not null,
          expires_at datetime(3) not null,
          index sessions_expires_at (expires_at)
        ) character set utf8mb4 collate utf8mb4_bin
      `,
    ],
  },
  time: { toColumn: (value) => `dateTime(${value})`, ...TIME_COLUMN },
}

export const sqliteDialect: Dialect = {
  id: 'sqlite',
  label: 'SQLite',
  // The newest version whose dependencies Go 1.19 builds; written in Go, so it needs no C compiler.
  driver: { name: 'sqlite', path: 'modernc.org/sqlite', version: 'v1.23.1' },
  type: 'SQLite',
  receiver: 'sqlite',
  setting: 'SQLiteFile',
  fields: '// Relative to the project; empty keeps everything in memory.\nSQLiteFile string',
  values: 'SQLiteFile: env("SQLITE_FILE"),',
  imports: ['log', 'os', 'path/filepath'],
  itemImports: [],
  open: code`
    // projectFolder is seen from the folder that the server runs in.
    const projectFolder = ".."

    func newSQLite(file string) (Store, error) {
      if !filepath.IsAbs(file) {
        file = filepath.Join(projectFolder, file)
      }
      // Without its folder every statement fails, which health tells; that does not stop the server.
      if err := os.MkdirAll(filepath.Dir(file), 0o750); err != nil {
        log.Print(err)
      }
      db, err := sql.Open("sqlite", file+"?_pragma=busy_timeout(5000)&_pragma=foreign_keys(1)")
      if err != nil {
        return nil, err
      }
      // One writer at a time is all that SQLite allows.
      db.SetMaxOpenConns(1)
      return &sqlite{db: db}, nil
    }
  `,
  tables: {
    items: [
      code`
        create table if not exists items (
          id text primary key,
          title text not null,
          done integer not null,
          created_at text not null
        )
      `,
      'create index if not exists items_created_at on items (created_at desc)',
    ],
    accounts: [
      code`
        create table if not exists users (
          id text primary key,
          email text not null unique,
          password_hash text not null,
          created_at text not null
        )
      `,
      code`
        create table if not exists sessions (
          token_hash text primary key,
          user_id text not null references users (id) on delete cascade,
          expires_at text not null
        )
      `,
    ],
  },
  time: { toColumn: (value) => value },
}
