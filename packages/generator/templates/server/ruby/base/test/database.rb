# frozen_string_literal: true

require 'dotenv'
require 'tmpdir'

# The tests have a database of their own, never the application's: the one of
# TEST_DATABASE_URL, or a temporary SQLite file.
file = File.expand_path('../../.env', __dir__)
settings = [ENV.to_h, File.exist?(file) ? Dotenv.parse(file) : {}]
known = ->(name) { settings.filter_map { |each| each[name] unless each[name].to_s.empty? } }
url = known.call('TEST_DATABASE_URL').first || "sqlite:#{Dir.mktmpdir}/test.db"
if known.call('DATABASE_URL').include?(url)
  abort "The tests would use #{url}, the database of the application: set TEST_DATABASE_URL to another one."
end

ENV['DATABASE_URL'] = url
