# frozen_string_literal: true

require 'dotenv'
# {{#if sql}}
require 'tmpdir'
# {{/if}}

# The tests have their own database, never the application's.
file = File.expand_path('../../.env', __dir__)
settings = [ENV.to_h, File.exist?(file) ? Dotenv.parse(file) : {}]
known = ->(name) { settings.filter_map { |each| each[name] unless each[name].to_s.empty? } }
# {{#if mongodb}}
application = known.call('DATABASE_URL').first || 'mongodb://localhost:27017/app'
beside = application.sub(%r{\A([\w+]+://[^/?]*)/?([^?]*)}, '\1/\2_test')
# {{/if}}
# {{#if redis}}
application = known.call('DATABASE_URL').first || 'redis://localhost:6379'
beside = application.sub(%r{\A(\w+://[^/?]*)/?[^?]*}, '\1/15')
# {{/if}}
# {{#if sql}}
beside = "sqlite:#{Dir.mktmpdir}/test.db"
# {{/if}}
# {{#if firebase}}
# The emulator isolates projects.
setting = name = 'FIREBASE_PROJECT_ID'
own = 'demo-test'
ENV['FIRESTORE_EMULATOR_HOST'] = known.call('FIRESTORE_EMULATOR_HOST').first || 'localhost:8085'
# {{/if}}
# {{#unless firebase}}
setting = 'TEST_DATABASE_URL'
name = 'DATABASE_URL'
own = known.call(setting).first || beside
# {{/unless}}
if known.call(name).include?(own)
  abort "The tests would use #{own}, the database of the application: set #{setting} to another one."
end

ENV[name] = own
