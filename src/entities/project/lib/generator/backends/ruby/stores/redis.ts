import { code } from '../../../text/code'
import { rubyLiteral } from '../../../text/escape'
import { rubyFile } from '../text'
import { hasData, type RubyStore, storeHead } from './store'

export const redisStore: RubyStore = {
  gem: 'redis',
  settings: [['redis_url', 'REDIS_URL']],
  configured: 'config.redis_url',
  className: 'RedisStore',
  arguments: 'config.redis_url',
  file: (project) => {
    const { has, slug } = project
    const data = hasData(project)
    return rubyFile(
      'lib/store/redis.rb',
      storeHead(project, {
        about: 'Keeps data in Redis.',
        required: [...(has('auth') ? ['json'] : []), 'redis', ...(data ? ['time'] : [])],
        times: false,
      }),
      code`
        class RedisStore
          ${data && `PREFIX = ${rubyLiteral(`${slug}:`)}`}
          ${has('api') && '# Ids of all items, by the time of their creation.\nITEMS = "#{PREFIX}items"'}

          def initialize(url)
            # The client connects with the first command, and threads take turns with it.
            @redis = Redis.new(url: url, connect_timeout: 3, read_timeout: 5)
          end

          def ping
            @redis.ping
          end

          def close
            @redis.close
          end

          ${
            has('api') &&
            code`
              def list_items(limit, offset)
                ids = @redis.zrange(ITEMS, offset, offset + limit - 1, rev: true)
                rows = @redis.pipelined { |pipeline| ids.each { |id| pipeline.hgetall(item_key(id)) } }
                [rows.filter_map { |row| to_item(row) }, @redis.zcard(ITEMS)]
              end

              def get_item(id)
                to_item(@redis.hgetall(item_key(id)))
              end

              def create_item(item)
                row = { 'id' => item.id, 'title' => item.title, 'done' => item.done.to_s, 'createdAt' => item.created_at }
                score = (Time.iso8601(item.created_at).to_f * 1000).round
                @redis.multi do |transaction|
                  transaction.hset(item_key(item.id), row)
                  transaction.zadd(ITEMS, score, item.id)
                end
              end

              def update_item(id, **changes)
                return unless @redis.exists?(item_key(id))

                @redis.hset(item_key(id), changes.to_h { |name, value| [name.to_s, value.to_s] })
                get_item(id)
              end

              def delete_item(id)
                results = @redis.multi do |transaction|
                  transaction.zrem(ITEMS, id)
                  transaction.del(item_key(id))
                end
                results.last == 1
              end
            `
          }

          ${
            has('auth') &&
            code`
              def create_user(user)
                return false unless @redis.set(email_key(user.email), user.id, nx: true)

                @redis.set(user_key(user.id), JSON.generate(user.to_h))
                true
              end

              def find_user_by_email(email)
                find_user(@redis.get(email_key(email)))
              end

              def create_session(session)
                # Redis forgets the session by itself.
                ends = (Time.iso8601(session.expires_at).to_f * 1000).round
                @redis.set(session_key(session.token_hash), session.user_id, pxat: ends)
              end

              def find_session_user(token_hash, _now)
                find_user(@redis.get(session_key(token_hash)))
              end

              def delete_session(token_hash)
                @redis.del(session_key(token_hash))
              end
            `
          }

          ${data && 'private'}

          ${
            has('api') &&
            code`
              def item_key(id)
                "#{PREFIX}item:#{id}"
              end

              def to_item(row)
                return if row.empty?

                Item.new(id: row['id'], title: row['title'], done: row['done'] == 'true', created_at: row['createdAt'])
              end
            `
          }

          ${
            has('auth') &&
            code`
              def find_user(id)
                text = id && @redis.get(user_key(id))
                text && User.new(**JSON.parse(text, symbolize_names: true))
              end

              def user_key(id)
                "#{PREFIX}user:#{id}"
              end

              def email_key(email)
                "#{PREFIX}email:#{email}"
              end

              def session_key(token_hash)
                "#{PREFIX}session:#{token_hash}"
              end
            `
          }
        end
      `,
    )
  },
}
