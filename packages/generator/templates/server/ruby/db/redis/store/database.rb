# frozen_string_literal: true

require 'redis'
require_relative '../config/env'

url = ENV.fetch('DATABASE_URL') do
  abort 'DATABASE_URL is not set, and in production there is no default.' if ENV['APP_ENV'] == 'production'
  'redis://localhost:6379'
end

DB = Redis.new(url:, timeout: 3)

UNREACHABLE = [Redis::BaseConnectionError].freeze

# Raises one of UNREACHABLE if the database does not respond.
def ping = DB.ping
