# frozen_string_literal: true

require 'dotenv'

# The tests have a database of their own, never the application's: the project
# `demo-test` of the emulator, whose projects share nothing.
file = File.expand_path('../../.env', __dir__)
settings = [ENV.to_h, File.exist?(file) ? Dotenv.parse(file) : {}]
known = ->(name) { settings.filter_map { |each| each[name] unless each[name].to_s.empty? } }
project = 'demo-test'
if known.call('FIREBASE_PROJECT_ID').include?(project)
  abort "The tests would use #{project}, the database of the application: set FIREBASE_PROJECT_ID to another one."
end

ENV['FIREBASE_PROJECT_ID'] = project
ENV['FIRESTORE_EMULATOR_HOST'] = known.call('FIRESTORE_EMULATOR_HOST').first || 'localhost:8085'
