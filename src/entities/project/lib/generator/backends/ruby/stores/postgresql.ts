import { code } from '../../../text/code'
import { rubyFile } from '../text'
import { poolFile } from './pool'
import { hasData, type RubyStore, storeHead } from './store'

export const postgresqlStore: RubyStore = {
  gem: 'pg',
  compiled: true,
  settings: [['database_url', 'DATABASE_URL']],
  configured: 'config.database_url',
  className: 'PostgresqlStore',
  arguments: 'config.database_url',
  files: () => [poolFile()],
  file: (project) => {
    const { has } = project
    const data = hasData(project)
    return rubyFile(
      'lib/store/postgresql.rb',
      storeHead(project, { about: 'Keeps data in PostgreSQL.', required: ['pg'], relative: ['pool'] }),
      code`
        class PostgresqlStore
          ${data && `SCHEMA = <<~SQL\n${schema(has('api'), has('auth'))}\nSQL`}

          def initialize(url)
            @pool = Pool.new(connect: -> { connect(url) }, check: ->(connection) { connection.exec('select 1') })
            ${data && '@lock = Mutex.new\n@ready = false'}
          end

          def ping
            @pool.with { |connection| connection.exec('select 1') }
          end

          def close
            @pool.close
          end

          ${
            has('api') &&
            code`
              def list_items(limit, offset)
                rows = run('select * from items order by created_at desc, id limit $1 offset $2', limit, offset)
                total = run('select count(*) as total from items').first['total']
                [rows.map { |row| to_item(row) }, total]
              end

              def get_item(id)
                to_item(run('select * from items where id = $1', id).first)
              end

              def create_item(item)
                run('insert into items (id, title, done, created_at) values ($1, $2, $3, $4)', *item.to_a)
              end

              def update_item(id, title: nil, done: nil)
                sql = 'update items set title = coalesce($2, title), done = coalesce($3, done) where id = $1 returning *'
                to_item(run(sql, id, title, done).first)
              end

              def delete_item(id)
                run('delete from items where id = $1 returning id', id).any?
              end
            `
          }

          ${
            has('auth') &&
            code`
              def create_user(user)
                run(<<~SQL, *user.to_a).any?
                  insert into users (id, email, password_hash, created_at) values ($1, $2, $3, $4)
                  on conflict (email) do nothing returning id
                SQL
              end

              def find_user_by_email(email)
                to_user(run('select * from users where email = $1', email).first)
              end

              def create_session(session)
                run('delete from sessions where expires_at < now()')
                run('insert into sessions (token_hash, user_id, expires_at) values ($1, $2, $3)', *session.to_a)
              end

              def find_session_user(token_hash, now)
                to_user(run(<<~SQL, token_hash, now).first)
                  select users.* from sessions join users on users.id = sessions.user_id
                  where sessions.token_hash = $1 and sessions.expires_at > $2
                SQL
              end

              def delete_session(token_hash)
                run('delete from sessions where token_hash = $1', token_hash)
              end
            `
          }

          private

          def connect(url)
            connection = PG.connect(url, connect_timeout: 3)
            ${data && 'connection.exec("set client_min_messages to warning; set time zone \'UTC\'")\nconnection.type_map_for_results = PG::BasicTypeMapForResults.new(connection)'}
            connection
          end

          ${
            data &&
            code`
              # Runs one statement; the first one creates the tables.
              def run(sql, *values)
                @pool.with do |connection|
                  prepare(connection)
                  connection.exec_params(sql, values).to_a
                end
              end

              def prepare(connection)
                @lock.synchronize do
                  connection.exec(SCHEMA) unless @ready
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
                  id: row['id'], title: row['title'], done: row['done'], created_at: Times.iso(row['created_at'])
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
  return code`
    ${
      items &&
      code`
        create table if not exists items (
          id text primary key,
          title text not null,
          done boolean not null,
          created_at timestamptz not null
        );
        create index if not exists items_created_at on items (created_at desc);
      `
    }
    ${
      accounts &&
      code`
        create table if not exists users (
          id text primary key,
          email text not null unique,
          password_hash text not null,
          created_at timestamptz not null
        );
        create table if not exists sessions (
          token_hash text primary key,
          user_id text not null references users (id) on delete cascade,
          expires_at timestamptz not null
        );
      `
    }
  `.replace(/^(?=.)/gm, '  ')
}
