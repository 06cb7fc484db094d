# frozen_string_literal: true

require 'dotenv'

# The tests have a database of their own, never the application's: the one of
# TEST_DATABASE_URL, or number 15 of the same Redis.
file = File.expand_path('../../.env', __dir__)
settings = [ENV.to_h, File.exist?(file) ? Dotenv.parse(file) : {}]
known = ->(name) { settings.filter_map { |each| each[name] unless each[name].to_s.empty? } }
application = known.call('DATABASE_URL').first || 'redis://localhost:6379'
url = known.call('TEST_DATABASE_URL').first || application.sub(%r{\A(\w+://[^/?]*)/?[^?]*}, '\1/15')
if known.call('DATABASE_URL').include?(url)
  abort "The tests would use #{url}, the database of the application: set TEST_DATABASE_URL to another one."
end

ENV['DATABASE_URL'] = url
