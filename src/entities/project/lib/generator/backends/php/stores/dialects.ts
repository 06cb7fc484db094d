import { code } from '../../../text/code'
import type { PhpStore } from './store'

/** What a database that PDO reaches does in its own way. */
export interface SqlDialect {
  className: string
  /** The constructor's only parameter. */
  parameter: string
  store: Omit<PhpStore, 'className' | 'source'>
  /** Body of `connect()`. */
  connect: string
  /** Elements of the list of statements that create the tables. */
  schema: { items: string; users: string }
  /** Expression over `$error`: true when a statement failed because a table is not there yet. */
  tableMissing: string
  /** The method `time()`, when the database does not take ISO 8601 as it is. */
  time?: string
}

const OPTIONS = code`
  PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION,
  PDO::ATTR_DEFAULT_FETCH_MODE => PDO::FETCH_ASSOC,
`

const URL_CONFIG = {
  config: [{ property: 'databaseUrl', value: "$env('DATABASE_URL')" }],
  configured: "$config->databaseUrl !== ''",
  arguments: '$config->databaseUrl',
}

const READ_URL = code`
  $url = parse_url($this->url);
  if (!isset($url['host'], $url['path'])) {
      throw new InvalidArgumentException('DATABASE_URL is not the address of a database.');
  }
`

export const postgresqlDialect: SqlDialect = {
  className: 'PostgresqlStore',
  parameter: 'url',
  store: {
    ...URL_CONFIG,
    extensions: { pdo_pgsql: 'php-pgsql' },
    docker: code`
      RUN apt-get update && apt-get install --yes --no-install-recommends libpq-dev && \
        rm -rf /var/lib/apt/lists/* && docker-php-ext-install pdo_pgsql
    `,
  },
  connect: code`
    ${READ_URL}
    parse_str($url['query'] ?? '', $options);
    $parts = [
        'host' => trim($url['host'], '[]'),
        'port' => $url['port'] ?? 5432,
        'dbname' => rawurldecode(ltrim($url['path'], '/')),
        'connect_timeout' => 2,
        ...$options,
    ];
    return new PDO(
        'pgsql:' . http_build_query($parts, '', ';', PHP_QUERY_RFC3986),
        rawurldecode($url['user'] ?? ''),
        rawurldecode($url['pass'] ?? ''),
        [
            ${OPTIONS}
        ],
    );
  `,
  schema: {
    items: code`
      'create table if not exists items (
          id text primary key,
          title text not null,
          done boolean not null,
          created_at timestamptz not null
      )',
      'create index if not exists items_created_at on items (created_at desc)',
    `,
    users: code`
      'create table if not exists users (
          id text primary key,
          email text not null unique,
          password_hash text not null,
          created_at timestamptz not null
      )',
      'create table if not exists sessions (
          token_hash text primary key,
          user_id text not null references users (id) on delete cascade,
          expires_at timestamptz not null
      )',
    `,
  },
  tableMissing: "($error->getCode() === '42P01')",
}

export const mysqlDialect: SqlDialect = {
  className: 'MysqlStore',
  parameter: 'url',
  store: {
    ...URL_CONFIG,
    extensions: { pdo_mysql: 'php-mysql' },
    docker: 'RUN docker-php-ext-install pdo_mysql',
  },
  connect: code`
    ${READ_URL}
    // With localhost the driver would look for a socket instead of a port.
    $host = $url['host'] === 'localhost' ? '127.0.0.1' : trim($url['host'], '[]');
    $port = $url['port'] ?? 3306;
    $name = rawurldecode(ltrim($url['path'], '/'));
    return new PDO(
        "mysql:host={$host};port={$port};dbname={$name};charset=utf8mb4",
        rawurldecode($url['user'] ?? ''),
        rawurldecode($url['pass'] ?? ''),
        [
            ${OPTIONS}
            PDO::ATTR_TIMEOUT => 2,
            PDO::ATTR_EMULATE_PREPARES => false,
        ],
    );
  `,
  schema: {
    items: code`
      'create table if not exists items (
          id char(36) primary key,
          title varchar(200) not null,
          done boolean not null,
          created_at datetime(3) not null,
          index items_created_at (created_at)
      ) character set utf8mb4',
    `,
    users: code`
      'create table if not exists users (
          id char(36) primary key,
          email varchar(254) not null unique,
          password_hash varchar(200) not null,
          created_at datetime(3) not null
      ) character set utf8mb4 collate utf8mb4_bin',
      'create table if not exists sessions (
          token_hash char(64) primary key,
          user_id char(36) not null,
          expires_at datetime(3) not null,
          index sessions_expires_at (expires_at)
      ) character set utf8mb4 collate utf8mb4_bin',
    `,
  },
  tableMissing: "($error->getCode() === '42S02')",
  time: code`
    /** MySQL takes times without a zone; all of them are UTC. */
    private static function time(string $iso): string
    {
        return strtr($iso, ['T' => ' ', 'Z' => '']);
    }
  `,
}

export const sqliteDialect: SqlDialect = {
  className: 'SqliteStore',
  parameter: 'file',
  store: {
    extensions: { pdo_sqlite: 'php-sqlite3' },
    config: [{ property: 'sqliteFile', value: "$env('SQLITE_FILE')" }],
    configured: "$config->sqliteFile !== ''",
    arguments: '$config->sqliteFile',
  },
  connect: code`
    // A path is relative to the project.
    $absolute = preg_match('#^([/\\\\]|[A-Za-z]:)#', $this->file) === 1;
    $path = $absolute ? $this->file : dirname(__DIR__, 3) . '/' . $this->file;
    if (!is_dir(dirname($path))) {
        @mkdir(dirname($path), 0755, true);
    }
    $connection = new PDO("sqlite:{$path}", null, null, [
        ${OPTIONS}
        PDO::ATTR_TIMEOUT => 2,
    ]);
    $connection->exec('pragma journal_mode = wal');
    $connection->exec('pragma foreign_keys = on');
    return $connection;
  `,
  schema: {
    items: code`
      'create table if not exists items (
          id text primary key,
          title text not null,
          done integer not null,
          created_at text not null
      )',
      'create index if not exists items_created_at on items (created_at desc)',
    `,
    users: code`
      'create table if not exists users (
          id text primary key,
          email text not null unique,
          password_hash text not null,
          created_at text not null
      )',
      'create table if not exists sessions (
          token_hash text primary key,
          user_id text not null references users (id) on delete cascade,
          expires_at text not null
      )',
    `,
  },
  tableMissing: "str_contains($error->getMessage(), 'no such table')",
}
