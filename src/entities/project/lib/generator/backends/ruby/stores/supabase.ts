import { code } from '../../../text/code'
import { rubyFile } from '../text'
import { restFile } from './rest'
import { hasData, type RubyStore, storeHead } from './store'

export const supabaseStore: RubyStore = {
  settings: [
    ['supabase_url', 'SUPABASE_URL'],
    ['supabase_service_key', 'SUPABASE_SERVICE_KEY'],
  ],
  configured: 'config.supabase_url && config.supabase_service_key',
  className: 'SupabaseStore',
  arguments: 'config.supabase_url, config.supabase_service_key',
  files: () => [restFile()],
  file: (project) => {
    const { has } = project
    const data = hasData(project)
    const table = has('api') ? 'items' : has('auth') ? 'app_users' : 'health'
    return rubyFile(
      'lib/store/supabase.rb',
      storeHead(project, {
        about: 'Keeps data in Supabase, through its REST interface.',
        required: [...(data ? ['time'] : []), 'uri'],
        relative: ['rest'],
      }),
      code`
        class SupabaseStore
          TABLE_MISSING = 'PGRST205'
          ${has('auth') && "UNIQUE_VIOLATION = '23505'"}

          def initialize(url, service_key)
            @url = "#{url.sub(%r{/+\z}, '')}/rest/v1"
            @headers = { 'apikey' => service_key, 'authorization' => "Bearer #{service_key}" }
          end

          def ping
            call('GET', '${table}', { limit: 1 })
          rescue ApiError => e
            ${
              data
                ? code`
                    raise 'Run supabase/schema.sql in the SQL editor first.' if code(e) == TABLE_MISSING

                    raise
                  `
                : code`
                    # This project has no tables yet, so that answer is as good as any other.
                    raise unless code(e) == TABLE_MISSING
                  `
            }
          end

          def close; end

          ${
            has('api') &&
            code`
              def list_items(limit, offset)
                rows = call('GET', 'items', { order: 'created_at.desc,id', limit: limit, offset: offset })
                [rows.map { |row| to_item(row) }, count('items')]
              end

              def get_item(id)
                to_item(call('GET', 'items', { id: "eq.#{id}" }).first)
              end

              def create_item(item)
                call('POST', 'items', {}, item.to_h)
              end

              def update_item(id, **changes)
                to_item(call('PATCH', 'items', { id: "eq.#{id}" }, changes).first)
              end

              def delete_item(id)
                call('DELETE', 'items', { id: "eq.#{id}" }).any?
              end
            `
          }

          ${
            has('auth') &&
            code`
              def create_user(user)
                call('POST', 'app_users', {}, user.to_h)
                true
              rescue ApiError => e
                raise unless code(e) == UNIQUE_VIOLATION

                false
              end

              def find_user_by_email(email)
                to_user(call('GET', 'app_users', { email: "eq.#{email}" }).first)
              end

              def create_session(session)
                call('DELETE', 'app_sessions', { expires_at: "lt.#{Times.now}" })
                call('POST', 'app_sessions', {}, session.to_h)
              end

              def find_session_user(token_hash, now)
                session = call('GET', 'app_sessions', { token_hash: "eq.#{token_hash}", expires_at: "gt.#{now}" }).first
                session && to_user(call('GET', 'app_users', { id: "eq.#{session['user_id']}" }).first)
              end

              def delete_session(token_hash)
                call('DELETE', 'app_sessions', { token_hash: "eq.#{token_hash}" })
              end
            `
          }

          private

          # The rows that were read or changed.
          def call(verb, table, query, body = nil)
            headers = { **@headers, 'prefer' => 'return=representation' }
            rows, = Rest.call(verb, "#{@url}/#{table}?#{URI.encode_www_form(query)}", headers, body)
            rows
          end

          def code(error)
            error.detail['code'] if error.detail.is_a?(Hash)
          end

          ${
            has('api') &&
            code`
              def count(table)
                headers = { **@headers, 'prefer' => 'count=exact' }
                _, response = Rest.call('HEAD', "#{@url}/#{table}?select=id", headers)
                # 0-24/3573
                response['content-range'].split('/').last.to_i
              end

              def to_item(row)
                row && Item.new(
                  id: row['id'],
                  title: row['title'],
                  done: row['done'],
                  created_at: Times.iso(Time.iso8601(row['created_at']))
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
                  created_at: Times.iso(Time.iso8601(row['created_at']))
                )
              end
            `
          }
        end
      `,
    )
  },
}
