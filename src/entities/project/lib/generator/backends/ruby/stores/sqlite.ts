import { code } from '../../../text/code'
import { rubyFile } from '../text'
import { hasData, type RubyStore, storeHead } from './store'

export const sqliteStore: RubyStore = {
  gem: 'sqlite3',
  settings: [['sqlite_file', 'SQLITE_FILE']],
  configured: 'config.sqlite_file',
  className: 'SqliteStore',
  arguments: 'config.sqlite_file',
  file: (project) => {
    const { has } = project
    const data = hasData(project)
    return rubyFile(
      'lib/store/sqlite.rb',
      storeHead(project, {
        about: 'Keeps data in a SQLite file.',
        required: ['fileutils', 'sqlite3'],
        times: has('auth'),
      }),
      code`
        class SqliteStore
          PROJECT = File.expand_path('../../..', __dir__)
          ${data && `SCHEMA = <<~SQL\n${schema(has('api'), has('auth'))}\nSQL`}

          def initialize(file)
            @path = File.expand_path(file, PROJECT)
            @lock = Mutex.new
          end

          def ping
            @lock.synchronize { database.execute('select 1') }
          end

          def close
            @lock.synchronize { @database&.close }
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
                    item.id, item.title, flag(item.done), item.created_at)
              end

              def update_item(id, title: nil, done: nil)
                sql = 'update items set title = coalesce(?, title), done = coalesce(?, done) where id = ? returning *'
                to_item(run(sql, title, flag(done), id).first)
              end

              def delete_item(id)
                run('delete from items where id = ? returning id', id).any?
              end
            `
          }

          ${
            has('auth') &&
            code`
              def create_user(user)
                run(<<~SQL, *user.to_a).any?
                  insert into users (id, email, password_hash, created_at) values (?, ?, ?, ?)
                  on conflict (email) do nothing returning id
                SQL
              end

              def find_user_by_email(email)
                to_user(run('select * from users where email = ?', email).first)
              end

              def create_session(session)
                run('delete from sessions where expires_at < ?', Times.now)
                run('insert into sessions (token_hash, user_id, expires_at) values (?, ?, ?)', *session.to_a)
              end

              def find_session_user(token_hash, now)
                to_user(run(<<~SQL, token_hash, now).first)
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

          ${
            data &&
            code`
              # Runs one statement; every one is a transaction of its own.
              def run(sql, *values)
                @lock.synchronize { database.execute(sql, values) }
              end
            `
          }

          # Opened only now, so a path that cannot be used does not stop the server.
          def database
            @database ||= begin
              FileUtils.mkdir_p(File.dirname(@path))
              database = SQLite3::Database.new(@path, results_as_hash: true)
              database.busy_timeout = 5000
              ${data && "database.execute('pragma foreign_keys = on')\ndatabase.execute_batch(SCHEMA)"}
              database
            end
          end

          ${
            has('api') &&
            code`
              def flag(done)
                { true => 1, false => 0 }[done]
              end

              def to_item(row)
                row && Item.new(
                  id: row['id'], title: row['title'], done: row['done'] == 1, created_at: row['created_at']
                )
              end
            `
          }

          ${
            has('auth') &&
            code`
              def to_user(row)
                row && User.new(
                  id: row['id'], email: row['email'], password_hash: row['password_hash'], created_at: row['created_at']
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
          done integer not null,
          created_at text not null
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
          created_at text not null
        );
        create table if not exists sessions (
          token_hash text primary key,
          user_id text not null references users (id) on delete cascade,
          expires_at text not null
        );
      `
    }
  `.replace(/^(?=.)/gm, '  ')
}
