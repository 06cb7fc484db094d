import type { ProjectContext } from '../../definitions'
import { code } from '../../text/code'
import { rubyFile } from './text'

/** `lib/messages.rb`: requests and responses, which tests make and read too. */
export function messagesFile({ has }: ProjectContext) {
  const readsBodies = has('api') || has('auth') || has('ai')
  return rubyFile(
    'lib/messages.rb',
    "# Requests and responses as plain values, apart from the network.\n\nrequire 'json'",
    code`
      # Answered with this status and these words for people.
      class HttpError < StandardError
        attr_reader :status

        def initialize(status, message)
          super(message)
          @status = status
        end
      end

      # The target is the path with the query, as they were sent; names of headers are in lower case.
      class Request
        attr_reader :verb, :target, :headers, :body, :address

        def initialize(verb, target, headers: {}, body: '', address: '')
          @verb = verb
          @target = target
          @headers = headers
          @body = body
          @address = address
        end

        def path
          target.partition('?').first
        end

        ${
          has('api') &&
          code`
            # The first value of a parameter, or nil.
            def query(name)
              pairs = target.partition('?').last.split('&').map { |pair| pair.tr('+', ' ').split('=', 2) }
              _, value = pairs.find { |key, _| App.unescape(key.to_s) == name }
              value && App.unescape(value)
            end
          `
        }
      end

      Response = Struct.new(:status, :body, :headers)

      def self.json_response(value, status = 200, headers = {})
        Response.new(status, JSON.generate(value), { 'content-type' => 'application/json', **headers })
      end

      def self.error_response(status, message)
        json_response({ error: message }, status)
      end

      # Text with percent signs as it was meant; what is no UTF-8 becomes a replacement character.
      def self.unescape(text)
        text.b.gsub(/%\h\h/) { |code| code[1, 2].hex.chr }.force_encoding(Encoding::UTF_8).scrub
      end
    `,
    readsBodies &&
      code`
        def self.bad_request(message)
          HttpError.new(400, message)
        end

        # The JSON object in the body; anything else is answered with 415 or 400.
        def self.read_object(request)
          unless request.headers['content-type'].to_s.start_with?('application/json')
            raise HttpError.new(415, 'Send JSON with the content type application/json.')
          end

          value = JSON.parse(request.body.dup.force_encoding(Encoding::UTF_8))
          # Half a surrogate pair is valid in JSON, but no text that could be stored.
          JSON.generate(value)
          value.is_a?(Hash) ? value : raise(bad_request('The body must be a JSON object.'))
        rescue JSON::JSONError, EncodingError
          raise bad_request('The body must be a JSON object.')
        end
      `,
  )
}

/** `lib/router.rb` */
export function routerFile() {
  return rubyFile(
    'lib/router.rb',
    "# Finds what answers a request.\n\nrequire_relative 'messages'",
    code`
      # Handlers are called with the request and the parameters of its path.
      class Router
        def initialize
          @routes = []
        end

        # A name in braces stands for one part of the path: /api/items/{id}
        def add(verb, path, handler)
          parts = path.split('/').map { |part| part.start_with?('{') ? '([^/]+)' : Regexp.escape(part) }
          @routes << [verb, /\A#{parts.join('/')}\z/, handler]
        end

        # The handler and the parameters of the path, or nil. HEAD is GET without a body.
        def find(verb, path)
          verb = 'GET' if verb == 'HEAD'
          @routes.each do |known, pattern, handler|
            match = known == verb && pattern.match(path)
            return [handler, *match.captures.map { |part| App.unescape(part) }] if match
          end
          nil
        end
      end
    `,
  )
}
