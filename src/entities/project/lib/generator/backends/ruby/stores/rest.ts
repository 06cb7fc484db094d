import { code } from '../../../text/code'
import { rubyFile } from '../text'

/** `lib/store/rest.rb`, for databases that are reached over HTTP. */
export function restFile() {
  return rubyFile(
    'lib/store/rest.rb',
    "# Calls of a database's HTTP interface.\n\nrequire 'json'\nrequire 'net/http'",
    code`
      # An answer that is not a success, with what it says as JSON, if it does.
      class ApiError < StandardError
        attr_reader :status, :detail

        def initialize(status, detail)
          super("The database answered with #{status}: #{detail}")
          @status = status
          @detail = detail
        end
      end

      module Rest
        TIMEOUT = 5

        # Sends JSON, or text as it is; returns the JSON of the answer and its headers.
        def self.call(verb, url, headers, body = nil)
          uri = URI(url)
          request = Net::HTTP.const_get(verb.capitalize).new(uri, { 'content-type' => 'application/json', **headers })
          request.body = body.is_a?(String) ? body : JSON.generate(body) if body
          response = Net::HTTP.start(uri.hostname, uri.port, **options(uri)) { |http| http.request(request) }
          value = parse(response.body)
          raise ApiError.new(response.code.to_i, value) unless response.is_a?(Net::HTTPSuccess)

          [value, response]
        end

        def self.options(uri)
          { use_ssl: uri.scheme == 'https', open_timeout: TIMEOUT, read_timeout: TIMEOUT }
        end

        def self.parse(text)
          JSON.parse(text) unless text.to_s.empty?
        rescue JSON::ParserError
          nil
        end
      end
    `,
  )
}
