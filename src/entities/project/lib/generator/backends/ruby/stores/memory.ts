import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { rubyFile } from '../text'
import { hasData } from './store'

/** `lib/store/memory.rb` */
export function memoryFile(project: ProjectContext) {
  const { has } = project
  const data = hasData(project)
  return rubyFile(
    'lib/store/memory.rb',
    code`
      # Keeps everything in this process: for tests, and for a start without a database.
      ${data && "\nrequire_relative 'types'"}
    `,
    code`
      class MemoryStore
        ${
          data &&
          code`
            def initialize
              @lock = Mutex.new
              ${has('api') && '@items = {}'}
              ${has('auth') && '@users = {}\n@sessions = {}'}
            end

          `
        }

        def ping; end

        def close; end

        ${
          has('api') &&
          code`
            # Newest first, with the number of all items.
            def list_items(limit, offset)
              all = @lock.synchronize { @items.values }.reverse
              [all[offset, limit] || [], all.length]
            end

            def get_item(id)
              @lock.synchronize { @items[id] }
            end

            def create_item(item)
              @lock.synchronize { @items[item.id] = item }
            end

            # The changed item, or nil without such an item.
            def update_item(id, **changes)
              @lock.synchronize do
                item = @items[id]
                item && (@items[id] = Item.new(**item.to_h, **changes))
              end
            end

            # False without such an item.
            def delete_item(id)
              @lock.synchronize { !@items.delete(id).nil? }
            end
          `
        }

        ${
          has('auth') &&
          code`
            # False when the e-mail address is taken.
            def create_user(user)
              @lock.synchronize do
                return false if @users.each_value.any? { |other| other.email == user.email }

                @users[user.id] = user
                true
              end
            end

            def find_user_by_email(email)
              @lock.synchronize { @users.each_value.find { |user| user.email == email } }
            end

            def create_session(session)
              @lock.synchronize { @sessions[session.token_hash] = session }
            end

            # Whose session it is, unless it ended before now.
            def find_session_user(token_hash, now)
              @lock.synchronize do
                session = @sessions[token_hash]
                session && session.expires_at > now ? @users[session.user_id] : nil
              end
            end

            def delete_session(token_hash)
              @lock.synchronize { @sessions.delete(token_hash) }
            end
          `
        }
      end
    `,
  )
}
