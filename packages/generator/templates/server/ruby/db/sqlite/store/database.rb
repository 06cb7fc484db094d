# frozen_string_literal: true

require 'fileutils'
require 'sequel'
require_relative '../config/env'

url = ENV.fetch('DATABASE_URL') do
  abort 'DATABASE_URL is not set, and in production there is no default.' if ENV['APP_ENV'] == 'production'
  'sqlite:data/app.db'
end

file = File.expand_path(url.delete_prefix('sqlite:'), File.expand_path('..', __dir__))
begin
  FileUtils.mkdir_p(File.dirname(file))
rescue SystemCallError => e
  warn "The folder of the database cannot be made: #{e.message}"
end

Sequel.default_timezone = :utc
DB = Sequel.sqlite(file, test: false, timeout: 5000)

UNREACHABLE = [Sequel::DatabaseConnectionError, Sequel::DatabaseDisconnectError].freeze

# Raises one of UNREACHABLE if the database does not respond.
def ping = DB.get(1)
