# frozen_string_literal: true

require 'google/cloud/firestore'
require_relative '../config/env'

# The emulator if FIRESTORE_EMULATOR_HOST is set, otherwise the project of the credentials.
project_id = ENV.fetch('FIREBASE_PROJECT_ID') do
  abort 'FIREBASE_PROJECT_ID is not set, and in production there is no default.' if ENV['APP_ENV'] == 'production'
  'demo-app'
end

DB = Google::Cloud::Firestore.new(project_id:, timeout: 5)

UNREACHABLE = [Google::Cloud::UnavailableError, Google::Cloud::DeadlineExceededError].freeze

# Raises one of UNREACHABLE if the database does not respond.
def ping = DB.doc('health/ping').get
