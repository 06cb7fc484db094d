import { code } from '../../../text/code'
import { rubyFile } from '../text'
import { firestoreFile } from './firestore'
import { restFile } from './rest'
import { hasData, type RubyStore, storeHead } from './store'

/** Firestore's REST interface, because it needs nothing but the standard library; the official client brings gRPC. */
export const firebaseStore: RubyStore = {
  settings: [
    ['firebase_project_id', 'FIREBASE_PROJECT_ID'],
    ['firebase_client_email', 'FIREBASE_CLIENT_EMAIL'],
    ['firebase_private_key', 'FIREBASE_PRIVATE_KEY'],
    ['firestore_emulator_host', 'FIRESTORE_EMULATOR_HOST'],
  ],
  configured: 'FirebaseStore.configured?(config)',
  className: 'FirebaseStore',
  arguments: 'config',
  files: (project) => [restFile(), firestoreFile(project)],
  file: (project) => {
    const { has } = project
    const data = hasData(project)
    return rubyFile(
      'lib/store/firebase.rb',
      storeHead(project, {
        about: 'Keeps data in Firestore.',
        required: has('auth') ? ['digest'] : [],
        relative: ['firestore'],
        times: false,
      }),
      code`
        class FirebaseStore
          ${has('auth') && 'ALREADY_EXISTS = 409'}
          ${has('api') && 'NOT_FOUND = 404'}

          # The emulator needs no service account.
          def self.configured?(config)
            account = config.firebase_client_email && config.firebase_private_key
            config.firebase_project_id && (config.firestore_emulator_host || account)
          end

          def initialize(config)
            @firestore = Firestore.new(config)
          end

          def ping
            @firestore.query('health', limit: 1)
          end

          def close; end

          ${
            has('api') &&
            code`
              def list_items(limit, offset)
                order = [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }]
                found = @firestore.query('items', limit: limit, offset: offset, orderBy: order)
                [found.map { |document| to_item(document) }, @firestore.count('items')]
              end

              def get_item(id)
                to_item(@firestore.get('items', id))
              end

              def create_item(item)
                @firestore.create(
                  'items', item.id, id: item.id, title: item.title, done: item.done, createdAt: item.created_at
                )
              end

              def update_item(id, **changes)
                unless_refused(NOT_FOUND) { to_item(@firestore.update('items', id, **changes)) }
              end

              def delete_item(id)
                unless_refused(NOT_FOUND) { @firestore.delete('items', id, must_exist: true) } || false
              end
            `
          }

          ${
            has('auth') &&
            code`
              def create_user(user)
                values = { id: user.id, email: user.email, passwordHash: user.password_hash, createdAt: user.created_at }
                # The id is made from the address, which keeps that unique.
                unless_refused(ALREADY_EXISTS) { @firestore.create('users', email_id(user.email), **values) } || false
              end

              def find_user_by_email(email)
                to_user(@firestore.get('users', email_id(email)))
              end

              def create_session(session)
                @firestore.create(
                  'sessions', session.token_hash, userId: session.user_id, expiresAt: session.expires_at
                )
              end

              def find_session_user(token_hash, now)
                session = @firestore.get('sessions', token_hash)
                return unless session && session['expiresAt'] > now

                same = { field: { fieldPath: 'id' }, op: 'EQUAL', value: { stringValue: session['userId'] } }
                to_user(@firestore.query('users', limit: 1, where: { fieldFilter: same }).first)
              end

              def delete_session(token_hash)
                @firestore.delete('sessions', token_hash)
              end
            `
          }

          ${
            data &&
            code`
              private

              # The result, or nil when Firestore refuses with this status.
              def unless_refused(status)
                yield
              rescue ApiError => e
                raise unless e.status == status
              end
            `
          }

          ${
            has('api') &&
            code`
              def to_item(document)
                document && Item.new(
                  id: document['id'], title: document['title'], done: document['done'], created_at: document['createdAt']
                )
              end
            `
          }

          ${
            has('auth') &&
            code`
              def email_id(email)
                Digest::SHA256.hexdigest(email)
              end

              def to_user(document)
                document && User.new(
                  id: document['id'],
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
