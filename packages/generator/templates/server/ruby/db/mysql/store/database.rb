# frozen_string_literal: true

require 'sequel'
require_relative '../config/env'

url = ENV.fetch('DATABASE_URL') do
  abort 'DATABASE_URL is not set, and in production there is no default.' if ENV['APP_ENV'] == 'production'
  'mysql://app:app@localhost:3306/app'
end

Sequel.default_timezone = :utc
options = { test: false, connect_timeout: 3, encoding: 'utf8mb4', fractional_seconds: true }
DB = Sequel.connect(url.sub(/\Amysql:/, 'mysql2:'), options)

UNREACHABLE = [Sequel::DatabaseConnectionError, Sequel::DatabaseDisconnectError].freeze

# Raises one of UNREACHABLE if the database does not respond.
def ping = DB.get(1)
