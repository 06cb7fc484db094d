# frozen_string_literal: true

require 'sequel'
require_relative '../config/env'

url = ENV.fetch('DATABASE_URL') do
  abort 'DATABASE_URL is not set, and in production there is no default.' if ENV['APP_ENV'] == 'production'
  'postgresql://app:app@localhost:5432/app'
end

Sequel.default_timezone = :utc
DB = Sequel.connect(url, test: false, connect_timeout: 3)

UNREACHABLE = [Sequel::DatabaseConnectionError, Sequel::DatabaseDisconnectError].freeze

# Raises one of UNREACHABLE if the database does not respond.
def ping = DB.get(1)
