import { code } from '../../../text/code'
import { rubyFile } from '../text'

/** `lib/ai/`: a client for OpenAI-compatible endpoints and its routes. */
export function aiFiles() {
  return [clientFile(), routesFile()]
}

function clientFile() {
  return rubyFile(
    'lib/ai/client.rb',
    "# A client for OpenAI-compatible APIs.\n\nrequire 'json'\nrequire 'net/http'\n\nrequire_relative '../messages'",
    code`
      class AiClient
        OPEN_TIMEOUT = 10
        TIMEOUT = 60

        def initialize(settings)
          @settings = settings
        end

        # Sends a conversation to /chat/completions and returns the text of the answer.
        def complete(messages)
          response = post(messages)
          return read_answer(response.body) if response.is_a?(Net::HTTPSuccess)

          warn "AI provider: #{response.code} #{response.body}"
          raise HttpError.new(502, "The AI provider answered with #{response.code}.")
        end

        private

        def post(messages)
          uri = URI("#{@settings.base_url.sub(%r{/+\z}, '')}/chat/completions")
          headers = { 'authorization' => "Bearer #{@settings.api_key}", 'content-type' => 'application/json' }
          body = JSON.generate({ model: @settings.model, messages: messages })
          options = { use_ssl: uri.scheme == 'https', open_timeout: OPEN_TIMEOUT, read_timeout: TIMEOUT }
          Net::HTTP.start(uri.hostname, uri.port, **options) { |http| http.post(uri.request_uri, body, headers) }
        rescue StandardError => e
          warn "AI provider: #{e.message}"
          raise HttpError.new(502, 'The AI provider cannot be reached.')
        end

        def read_answer(body)
          content = JSON.parse(body).dig('choices', 0, 'message', 'content')
          content.is_a?(String) && !content.empty? ? content : raise(no_answer)
        rescue JSON::ParserError, TypeError, NoMethodError
          raise no_answer
        end

        def no_answer
          HttpError.new(502, 'The AI provider sent no answer.')
        end
      end
    `,
  )
}

function routesFile() {
  return rubyFile(
    'lib/ai/routes.rb',
    "# The endpoints /api/ai/{status,chat}.\n\nrequire_relative '../messages'\nrequire_relative 'client'",
    code`
      class AiRoutes
        MESSAGES_LIMIT = 50
        ROLES = %w[system user assistant].freeze
        OFF = 'The assistant is off. Set AI_API_KEY and restart the server.'

        def initialize(settings, guard = ->(handler) { handler })
          @settings = settings
          @guard = guard
        end

        def add_to(router)
          router.add('GET', '/api/ai/status', method(:status))
          router.add('POST', '/api/ai/chat', @settings.api_key ? @guard.call(method(:chat)) : method(:off))
        end

        def status(_request)
          return App.json_response({ configured: false }) unless @settings.api_key

          App.json_response({ configured: true, model: @settings.model })
        end

        def chat(request)
          messages = read_messages(App.read_object(request)['messages'])
          content = AiClient.new(@settings).complete(messages)
          App.json_response({ message: { role: 'assistant', content: content } })
        end

        def off(_request)
          raise HttpError.new(503, OFF)
        end

        private

        def read_messages(value)
          unless value.is_a?(Array) && value.length.between?(1, MESSAGES_LIMIT)
            raise App.bad_request("Send 1 to #{MESSAGES_LIMIT} messages.")
          end
          unless value.all? { |message| message?(message) }
            raise App.bad_request('Each message needs a role and a content.')
          end

          value.map { |message| message.slice('role', 'content') }
        end

        def message?(value)
          return false unless value.is_a?(Hash) && ROLES.include?(value['role'])

          content = value['content']
          content.is_a?(String) && content.match?(/[^[:space:]]/)
        end
      end
    `,
  )
}
