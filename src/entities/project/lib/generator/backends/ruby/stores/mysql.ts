import { code } from '../../../text/code'
import { rubyFile } from '../text'
import { poolFile } from './pool'
import { hasData, type RubyStore, storeHead } from './store'

export const mysqlStore: RubyStore = {
  gem: 'mysql2',
  compiled: true,
  settings: [['database_url', 'DATABASE_URL']],
  configured: 'config.database_url',
  className: 'MysqlStore',
  arguments: 'config.database_url',
  files: () => [poolFile()],
  file: (project) => {
    const { has } = project
    const data = hasData(project)
    return rubyFile(
      'lib/store/mysql.rb',
      storeHead(project, {
        about: 'Keeps data in MySQL or MariaDB.',
        required: ['mysql2', ...(data ? ['time'] : []), 'uri'],
        relative: ['../messages', 'pool'],
      }),
      code`
        class MysqlStore
          ${has('auth') && 'DUPLICATE = 1062'}
          ${data && `SCHEMA = [\n${schema(has('api'), has('auth'))}\n].freeze`}

          def initialize(url)
            settings = read_settings(URI(url))
            @pool = Pool.new(
              connect: -> { Mysql2::Client.new(settings) },
              check: ->(client) { client.ping || raise('The connection broke.') }
            )
            ${data && '@lock = Mutex.new\n@ready = false'}
          end

          def ping
            @pool.with { |client| client.query('select 1') }
          end

          def close
            @pool.close
          end

          ${
            has('api') &&
            code`
              def list_items(limit, offset)
                rows = run('select * from items order by created_at desc, id limit ? offset ?', limit, offset)
                total = run('select count(*) as total from items').first['total']
                [rows.map { |row| to_item(row) }, total]
              end

              def get_item(id)
                to_item(run('select * from items where id = ?', id).first)
              end

              def create_item(item)
                run('insert into items (id, title, done, created_at) values (?, ?, ?, ?)',
                    item.id, item.title, item.done, Time.iso8601(item.created_at))
              end

              def update_item(id, title: nil, done: nil)
                run('update items set title = coalesce(?, title), done = coalesce(?, done) where id = ?', title, done, id)
                get_item(id)
              end

              def delete_item(id)
                run('delete from items where id = ?', id) == 1
              end
            `
          }

          ${
            has('auth') &&
            code`
              def create_user(user)
                run('insert into users (id, email, password_hash, created_at) values (?, ?, ?, ?)',
                    user.id, user.email, user.password_hash, Time.iso8601(user.created_at))
                true
              rescue Mysql2::Error => e
                raise unless e.error_number == DUPLICATE

                false
              end

              def find_user_by_email(email)
                to_user(run('select * from users where email = ?', email).first)
              end

              def create_session(session)
                run('delete from sessions where expires_at < utc_timestamp(3)')
                run('insert into sessions (token_hash, user_id, expires_at) values (?, ?, ?)',
                    session.token_hash, session.user_id, Time.iso8601(session.expires_at))
              end

              def find_session_user(token_hash, now)
                to_user(run(<<~SQL, token_hash, Time.iso8601(now)).first)
                  select users.* from sessions join users on users.id = sessions.user_id
                  where sessions.token_hash = ? and sessions.expires_at > ?
                SQL
              end

              def delete_session(token_hash)
                run('delete from sessions where token_hash = ?', token_hash)
              end
            `
          }

          private

          def read_settings(uri)
            {
              host: uri.hostname,
              port: uri.port || 3306,
              username: App.unescape(uri.user.to_s),
              password: App.unescape(uri.password.to_s),
              database: App.unescape(uri.path.delete_prefix('/')),
              encoding: 'utf8mb4',
              connect_timeout: 3,
              cast_booleans: true,
              database_timezone: :utc,
              application_timezone: :utc
            }
          end

          ${
            data &&
            code`
              # The rows that were read, or how many were changed; the first call creates the tables.
              def run(sql, *values)
                @pool.with do |client|
                  prepare(client)
                  statement = client.prepare(sql)
                  result = statement.execute(*values)
                  result ? result.to_a : statement.affected_rows
                ensure
                  statement&.close
                end
              end

              def prepare(client)
                @lock.synchronize do
                  SCHEMA.each { |statement| client.query(statement) } unless @ready
                  @ready = true
                end
              end
            `
          }

          ${
            has('api') &&
            code`
              def to_item(row)
                row && Item.new(
                  id: row['id'],
                  title: row['title'],
                  done: [true, 1].include?(row['done']),
                  created_at: Times.iso(row['created_at'])
                )
              end
            `
          }

          ${
            has('auth') &&
            code`
              def to_user(row)
                row && User.new(
                  id: row['id'],
                  email: row['email'],
                  password_hash: row['password_hash'],
                  created_at: Times.iso(row['created_at'])
                )
              end
            `
          }
        end
      `,
    )
  },
}

function schema(items: boolean, accounts: boolean): string {
  const statements = [
    items &&
      code`
        create table if not exists items (
          id char(36) primary key,
          title varchar(200) not null,
          done boolean not null,
          created_at datetime(3) not null,
          index items_created_at (created_at)
        ) character set utf8mb4
      `,
    accounts &&
      code`
        create table if not exists users (
          id char(36) primary key,
          email varchar(254) not null unique,
          password_hash varchar(200) not null,
          created_at datetime(3) not null
        ) character set utf8mb4 collate utf8mb4_bin
      `,
    accounts &&
      code`
        create table if not exists sessions (
          token_hash char(64) primary key,
          user_id char(36) not null,
          expires_at datetime(3) not null,
          index sessions_expires_at (expires_at)
        ) character set utf8mb4 collate utf8mb4_bin
      `,
  ].filter((statement) => statement !== false)
  return statements
    .map((statement, index) => {
      const comma = index < statements.length - 1 ? ',' : ''
      return `  <<~SQL${comma}\n    ${statement.replace(/\n/g, '\n    ')}\n  SQL`
    })
    .join('\n')
}
