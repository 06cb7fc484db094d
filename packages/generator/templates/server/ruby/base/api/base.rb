# frozen_string_literal: true

require 'json'
require 'sinatra/base'
require_relative '../store/database'
require_relative 'requests'

# The base of all routes: JSON in, JSON out, and errors in the same format, `{"error": "One sentence."}`.
class Api < Sinatra::Base
  MAX_BODY = 100_000

  set :show_exceptions, false
  set :raise_errors, false
  set :dump_errors, false
  set :static, false
  # The cookie is SameSite=Lax, so other sites cannot use it, even behind a proxy.
  set :protection, except: %i[http_origin json_csrf]

  helpers do
    def answer(data, code = 200)
      status code
      content_type :json
      JSON.generate(data)
    end

    def refuse(code, sentence) = halt(answer({ error: sentence }, code))

    def read_body
      text = request.body&.read(MAX_BODY + 1).to_s.force_encoding(Encoding::UTF_8)
      refuse 413, 'The request body is too large.' if text.bytesize > MAX_BODY
      data = JSON.parse(text)
      data.is_a?(Hash) ? data : refuse(400, 'The request body must be a JSON object.')
    rescue JSON::ParserError, EncodingError
      refuse 400, 'The request body is not valid JSON.'
    end

    def text_of(value, name, range)
      text = value.is_a?(String) && value.valid_encoding? ? value.strip : ''
      return text if range.cover?(text.length) && !text.include?("\0")

      refuse 400, "The #{name} must be #{range.min} to #{range.max} characters long."
    end
  end

  error(*UNREACHABLE) do
    answer({ error: 'The database is not reachable.' }, 503)
  end

  error do |error|
    EveryRequest.log(env, { error: error.full_message(highlight: false) })
    answer({ error: 'Something went wrong on the server.' }, 500)
  end

  # Not `not_found`, which would replace the message of a route that finds no item.
  error(Sinatra::NotFound) { answer({ error: 'There is no such endpoint.' }, 404) }
end
