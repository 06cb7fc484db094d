# frozen_string_literal: true

require 'mongo'
require_relative '../config/env'

url = ENV.fetch('DATABASE_URL') do
  abort 'DATABASE_URL is not set, and in production there is no default.' if ENV['APP_ENV'] == 'production'
  'mongodb://localhost:27017/app'
end

Mongo::Logger.logger.level = Logger::WARN
DB = Mongo::Client.new(url, server_selection_timeout: 3)

UNREACHABLE = [Mongo::Error::NoServerAvailable, Mongo::Error::SocketError].freeze

# Raises one of UNREACHABLE if the database does not respond.
def ping = DB.database.command(ping: 1)
