import { code } from '../../../text/code'
import { rubyFile } from '../text'
import { hasData, type RubyStore, storeHead } from './store'

export const mongodbStore: RubyStore = {
  gem: 'mongo',
  compiled: true,
  settings: [['mongodb_uri', 'MONGODB_URI']],
  configured: 'config.mongodb_uri',
  className: 'MongodbStore',
  arguments: 'config.mongodb_uri',
  file: (project) => {
    const { has } = project
    const data = hasData(project)
    return rubyFile(
      'lib/store/mongodb.rb',
      storeHead(project, {
        about: 'Keeps data in MongoDB.',
        required: ['mongo', ...(has('auth') ? ['time'] : [])],
        times: false,
      }),
      code`
        class MongodbStore
          ${has('auth') && 'DUPLICATE_KEY = 11_000'}

          def initialize(uri)
            Mongo::Logger.logger.level = Logger::ERROR
            # The client connects with the first command, in a pool of its own.
            @client = Mongo::Client.new(uri, server_selection_timeout: 3)
            ${data && '@lock = Mutex.new\n@ready = false'}
          end

          def ping
            @client.database.command(ping: 1)
          end

          def close
            @client.close
          end

          ${
            has('api') &&
            code`
              def list_items(limit, offset)
                items = collection(:items)
                page = items.find.sort(createdAt: -1, _id: 1).skip(offset).limit(limit)
                [page.map { |document| to_item(document) }, items.count_documents]
              end

              def get_item(id)
                to_item(collection(:items).find(_id: id).first)
              end

              def create_item(item)
                collection(:items).insert_one(
                  _id: item.id, title: item.title, done: item.done, createdAt: item.created_at
                )
              end

              def update_item(id, **changes)
                to_item(collection(:items).find_one_and_update({ _id: id }, { '$set' => changes }, return_document: :after))
              end

              def delete_item(id)
                collection(:items).delete_one(_id: id).deleted_count == 1
              end
            `
          }

          ${
            has('auth') &&
            code`
              def create_user(user)
                collection(:users).insert_one(
                  _id: user.id, email: user.email, passwordHash: user.password_hash, createdAt: user.created_at
                )
                true
              rescue Mongo::Error::OperationFailure => e
                raise unless e.code == DUPLICATE_KEY

                false
              end

              def find_user_by_email(email)
                to_user(collection(:users).find(email: email).first)
              end

              def create_session(session)
                collection(:sessions).insert_one(
                  _id: session.token_hash, userId: session.user_id, expiresAt: Time.iso8601(session.expires_at)
                )
              end

              def find_session_user(token_hash, now)
                current = { _id: token_hash, expiresAt: { '$gt' => Time.iso8601(now) } }
                session = collection(:sessions).find(current).first
                session && to_user(collection(:users).find(_id: session['userId']).first)
              end

              def delete_session(token_hash)
                collection(:sessions).delete_one(_id: token_hash)
              end
            `
          }

          ${data && 'private'}

          ${
            data &&
            code`
              # The first one that is asked for creates the indexes.
              def collection(name)
                @lock.synchronize do
                  create_indexes unless @ready
                  @ready = true
                end
                @client[name]
              end

              def create_indexes
                ${has('api') && '@client[:items].indexes.create_one({ createdAt: -1, _id: 1 })'}
                ${has('auth') && '@client[:users].indexes.create_one({ email: 1 }, unique: true)\n@client[:sessions].indexes.create_one({ expiresAt: 1 }, expire_after: 0)'}
              end
            `
          }

          ${
            has('api') &&
            code`
              def to_item(document)
                document && Item.new(
                  id: document['_id'], title: document['title'], done: document['done'], created_at: document['createdAt']
                )
              end
            `
          }

          ${
            has('auth') &&
            code`
              def to_user(document)
                document && User.new(
                  id: document['_id'],
                  email: document['email'],
                  password_hash: document['passwordHash'],
                  created_at: document['createdAt']
                )
              end
            `
          }
        end
      `,
    )
  },
}
