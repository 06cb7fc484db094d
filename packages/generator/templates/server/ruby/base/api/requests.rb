# frozen_string_literal: true

require 'json'
require 'rack/body_proxy'
require 'securerandom'

# Gives each request an id, a line in the log, and security headers.
class EveryRequest
  HEADERS = {
    'cross-origin-opener-policy' => 'same-origin',
    'cross-origin-resource-policy' => 'same-origin',
    'referrer-policy' => 'no-referrer',
    'strict-transport-security' => 'max-age=15552000; includeSubDomains',
    'x-content-type-options' => 'nosniff',
    'x-frame-options' => 'SAMEORIGIN'
  }.freeze

  # Writes one line of JSON, with the time and the id of the request.
  def self.log(env, entry)
    line = { time: Time.now.utc.iso8601(3), requestId: env['request.id'], **entry }
    env['rack.errors'].puts JSON.generate(line)
  end

  def initialize(app)
    @app = app
  end

  def call(env)
    began = clock
    # A proxy may already have assigned an id.
    given = env['HTTP_X_REQUEST_ID'].to_s
    env['request.id'] = given.match?(/\A[\w-]{1,64}\z/) ? given : SecureRandom.uuid
    request = { method: env['REQUEST_METHOD'], path: env['PATH_INFO'] }
    status, headers, body = @app.call(env)
    body = Rack::BodyProxy.new(body) { self.class.log(env, { **request, status:, ms: (clock - began).round(1) }) }
    [status, headers.merge(HEADERS.merge('x-request-id' => env['request.id'])), body]
  end

  private

  def clock = Process.clock_gettime(Process::CLOCK_MONOTONIC, :float_millisecond)
end
