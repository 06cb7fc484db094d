import { code } from '../../../text/code'
import type { DotnetStore } from './store'

/** What a database that ADO.NET reaches does in its own way. */
export interface SqlDialect {
  className: string
  /** Namespace of the driver. */
  namespace: string
  store: Omit<DotnetStore, 'className' | 'source'>
  /** Name of the constructor's only parameter, and its body. */
  parameter: string
  construct: string
  /** Expression for a new connection. */
  connection: string
  /** Elements of the list of statements that create the tables. */
  schema: { items: string; users: string }
  /** What `ToTime(iso)` returns, and what turns the value of a column back into ISO 8601. */
  toTime: string
  fromTime: string
  /** Expression over `error`: true when a unique value is taken. */
  duplicate: string
}

const URL_CONFIG = {
  config: [{ property: 'DatabaseUrl', value: 'Env("DATABASE_URL")' }],
  configured: 'config.DatabaseUrl != ""',
  arguments: 'config.DatabaseUrl',
}

/** Lines that read the parts of `DATABASE_URL`, which these drivers do not take as it is. */
const READ_URL = code`
  var address = new Uri(url);
  var account = address.UserInfo.Split(':', 2);
`

const table = (name: string, ...columns: string[]) => code`
  @"create table if not exists ${name} (
      ${columns.join(',\n')}
  )",
`

export const postgresqlDialect: SqlDialect = {
  className: 'PostgresqlStore',
  namespace: 'Npgsql',
  store: { ...URL_CONFIG, driver: { id: 'Npgsql', version: '8.0.6' } },
  parameter: 'url',
  construct: code`
    ${READ_URL}
    var settings = new NpgsqlConnectionStringBuilder
    {
        Host = address.Host,
        Port = address.Port > 0 ? address.Port : 5432,
        Database = Uri.UnescapeDataString(address.AbsolutePath.TrimStart('/')),
        Username = Uri.UnescapeDataString(account[0]),
        Password = account.Length > 1 ? Uri.UnescapeDataString(account[1]) : null,
        Timeout = 3,
    };
    foreach (var pair in address.Query.TrimStart('?').Split('&'))
    {
        // verify-full in an address is VerifyFull here.
        var parts = pair.Split('=', 2);
        if (parts.Length == 2 && parts[0] == "sslmode"
            && Enum.TryParse<SslMode>(parts[1].Replace("-", ""), true, out var mode))
        {
            settings.SslMode = mode;
        }
    }

    connectionString = settings.ConnectionString;
  `,
  connection: 'new NpgsqlConnection(connectionString)',
  schema: {
    items: code`
      ${table('items', 'id text primary key', 'title text not null', 'done boolean not null', 'created_at timestamptz not null')}
      "create index if not exists items_created_at on items (created_at desc)",
    `,
    users: code`
      ${table('users', 'id text primary key', 'email text not null unique', 'password_hash text not null', 'created_at timestamptz not null')}
      ${table('sessions', 'token_hash text primary key', 'user_id text not null references users (id) on delete cascade', 'expires_at timestamptz not null')}
    `,
  },
  toTime: 'Times.Parse(iso)',
  fromTime: 'Times.Iso(reader.GetDateTime(column).ToUniversalTime())',
  duplicate: 'error.SqlState == "23505"',
}

export const mysqlDialect: SqlDialect = {
  className: 'MysqlStore',
  namespace: 'MySqlConnector',
  store: { ...URL_CONFIG, driver: { id: 'MySqlConnector', version: '2.4.0' } },
  parameter: 'url',
  construct: code`
    ${READ_URL}
    var settings = new MySqlConnectionStringBuilder
    {
        Server = address.Host,
        Port = address.Port > 0 ? (uint)address.Port : 3306,
        Database = Uri.UnescapeDataString(address.AbsolutePath.TrimStart('/')),
        UserID = Uri.UnescapeDataString(account[0]),
        Password = account.Length > 1 ? Uri.UnescapeDataString(account[1]) : "",
        ConnectionTimeout = 3,
        // Ids are text; by default the driver would read char(36) as something else.
        GuidFormat = MySqlGuidFormat.None,
    };
    connectionString = settings.ConnectionString;
  `,
  connection: 'new MySqlConnection(connectionString)',
  schema: {
    items: code`
      @"create table if not exists items (
          id char(36) primary key,
          title varchar(200) not null,
          done boolean not null,
          created_at datetime(3) not null,
          index items_created_at (created_at)
      ) character set utf8mb4",
    `,
    users: code`
      @"create table if not exists users (
          id char(36) primary key,
          email varchar(254) not null unique,
          password_hash varchar(200) not null,
          created_at datetime(3) not null
      ) character set utf8mb4 collate utf8mb4_bin",
      @"create table if not exists sessions (
          token_hash char(64) primary key,
          user_id char(36) not null,
          expires_at datetime(3) not null,
          index sessions_expires_at (expires_at)
      ) character set utf8mb4 collate utf8mb4_bin",
    `,
  },
  toTime: 'Times.Parse(iso)',
  fromTime: 'Times.Iso(reader.GetDateTime(column))',
  duplicate: 'error.SqlState == "23000"',
}

export const sqliteDialect: SqlDialect = {
  className: 'SqliteStore',
  namespace: 'Microsoft.Data.Sqlite',
  store: {
    driver: { id: 'Microsoft.Data.Sqlite', version: '8.0.11' },
    config: [{ property: 'SqliteFile', value: 'Env("SQLITE_FILE")' }],
    configured: 'config.SqliteFile != ""',
    arguments: 'config.SqliteFile',
  },
  parameter: 'file',
  construct: code`
    // Relative to the project; a whole path stays what it is.
    path = Path.GetFullPath(Path.Combine(Folders.Project, file));
    var settings = new SqliteConnectionStringBuilder { DataSource = path, ForeignKeys = true };
    connectionString = settings.ConnectionString;
  `,
  connection: 'new SqliteConnection(connectionString)',
  schema: {
    items: code`
      ${table('items', 'id text primary key', 'title text not null', 'done integer not null', 'created_at text not null')}
      "create index if not exists items_created_at on items (created_at desc)",
    `,
    users: code`
      ${table('users', 'id text primary key', 'email text not null unique', 'password_hash text not null', 'created_at text not null')}
      ${table('sessions', 'token_hash text primary key', 'user_id text not null references users (id) on delete cascade', 'expires_at text not null')}
    `,
  },
  toTime: 'iso',
  fromTime: 'reader.GetString(column)',
  duplicate: 'error is SqliteException { SqliteErrorCode: 19 }',
}
