# frozen_string_literal: true

require 'dotenv'

# The tests have a database of their own, never the application's: the one of
# TEST_DATABASE_URL, or one beside it with `_test` after its name.
file = File.expand_path('../../.env', __dir__)
settings = [ENV.to_h, File.exist?(file) ? Dotenv.parse(file) : {}]
known = ->(name) { settings.filter_map { |each| each[name] unless each[name].to_s.empty? } }
application = known.call('DATABASE_URL').first || 'mongodb://localhost:27017/app'
url = known.call('TEST_DATABASE_URL').first ||
      application.sub(%r{\A([\w+]+://[^/?]*)/?([^?]*)}) { "#{Regexp.last_match(1)}/#{Regexp.last_match(2)}_test" }
if known.call('DATABASE_URL').include?(url)
  abort "The tests would use #{url}, the database of the application: set TEST_DATABASE_URL to another one."
end

ENV['DATABASE_URL'] = url
