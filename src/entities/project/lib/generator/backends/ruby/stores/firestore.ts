import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { rubyFile } from '../text'
import { hasData } from './store'

/** `lib/store/firestore.rb`: the part of Firestore's REST interface that the store needs. */
export function firestoreFile(project: ProjectContext) {
  const api = project.has('api')
  const data = hasData(project)
  return rubyFile(
    'lib/store/firestore.rb',
    "# A small client for Firestore.\n\nrequire 'json'\nrequire 'openssl'\nrequire 'uri'\n\nrequire_relative 'rest'",
    code`
      # Documents are hashes of strings and booleans.
      class Firestore
        TOKEN_URL = 'https://oauth2.googleapis.com/token'
        TOKEN_SECONDS = 3600
        SCOPE = 'https://www.googleapis.com/auth/datastore'

        def initialize(config)
          emulator = config.firestore_emulator_host
          host = emulator ? "http://#{emulator}" : 'https://firestore.googleapis.com'
          @documents = "#{host}/v1/projects/#{config.firebase_project_id}/databases/(default)/documents"
          # The emulator takes this word for every right there is.
          @token = 'owner' if emulator
          @token_ends = emulator ? Float::INFINITY : 0
          @config = config
          @lock = Mutex.new
        end

        ${
          data &&
          code`
            # The document, or nil without it.
            def get(collection, id)
              decode(call('GET', path(collection, id)))
            rescue ApiError => e
              raise unless e.status == 404
            end

            # Refused with 409 when there is such a document.
            def create(collection, id, **values)
              call('POST', "/#{collection}?#{URI.encode_www_form(documentId: id)}", encode(values))
              true
            end

            def delete(collection, id, must_exist: false)
              call('DELETE', "#{path(collection, id)}#{'?currentDocument.exists=true' if must_exist}")
              true
            end
          `
        }

        ${
          api &&
          code`
            # Refused with 404 when there is no such document.
            def update(collection, id, **values)
              fields = values.keys.map { |name| ['updateMask.fieldPaths', name] }
              query = URI.encode_www_form([*fields, ['currentDocument.exists', true]])
              decode(call('PATCH', "#{path(collection, id)}?#{query}", encode(values)))
            end

            def count(collection)
              query = {
                structuredQuery: { from: [{ collectionId: collection }] },
                aggregations: [{ alias: 'total', count: {} }]
              }
              answers = call('POST', ':runAggregationQuery', { structuredAggregationQuery: query })
              answers.first.dig('result', 'aggregateFields', 'total', 'integerValue').to_i
            end
          `
        }

        # The options are those of a structured query.
        def query(collection, **options)
          query = { from: [{ collectionId: collection }], **options }
          answers = call('POST', ':runQuery', { structuredQuery: query })
          answers.filter_map { |answer| answer['document'] && decode(answer['document']) }
        end

        private

        def call(verb, path, body = nil)
          value, = Rest.call(verb, "#{@documents}#{path}", { 'authorization' => "Bearer #{access_token}" }, body)
          value
        end

        ${
          data &&
          code`
            def path(collection, id)
              "/#{collection}/#{URI.encode_www_form_component(id).gsub('+', '%20')}"
            end

            def encode(values)
              { fields: values.transform_values { |value| { value.is_a?(String) ? :stringValue : :booleanValue => value } } }
            end
          `
        }

        def decode(document)
          document.fetch('fields', {}).transform_values { |value| value.values.first }
        end

        def access_token
          @lock.synchronize do
            if Time.now.to_i > @token_ends - 60
              @token = request_token
              @token_ends = Time.now.to_i + TOKEN_SECONDS
            end
            @token
          end
        end

        # Signs in as the service account.
        def request_token
          form = { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: assertion }
          headers = { 'content-type' => 'application/x-www-form-urlencoded' }
          answer, = Rest.call('POST', TOKEN_URL, headers, URI.encode_www_form(form))
          answer['access_token']
        end

        def assertion
          now = Time.now.to_i
          claims = {
            iss: @config.firebase_client_email, scope: SCOPE, aud: TOKEN_URL, iat: now, exp: now + TOKEN_SECONDS
          }
          unsigned = [{ alg: 'RS256', typ: 'JWT' }, claims].map { |part| base64(JSON.generate(part)) }.join('.')
          key = OpenSSL::PKey::RSA.new(@config.firebase_private_key.gsub('\n', "\n"))
          "#{unsigned}.#{base64(key.sign('SHA256', unsigned))}"
        end

        def base64(text)
          [text].pack('m0').tr('+/', '-_').delete('=')
        end
      end
    `,
  )
}
