# frozen_string_literal: true

require 'google/cloud/firestore'
require_relative '../config/env'

# The emulator when FIRESTORE_EMULATOR_HOST is set, else what the credentials are for.
project_id = ENV.fetch('FIREBASE_PROJECT_ID') do
  abort 'FIREBASE_PROJECT_ID is not set, and in production there is no default.' if ENV['APP_ENV'] == 'production'
  'demo-app'
end

DB = Google::Cloud::Firestore.new(project_id:, timeout: 5)

UNREACHABLE = [Google::Cloud::UnavailableError, Google::Cloud::DeadlineExceededError].freeze

# Raises one of UNREACHABLE when the database does not answer.
def ping = DB.doc('health/ping').get
