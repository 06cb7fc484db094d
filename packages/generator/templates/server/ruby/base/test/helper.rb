# frozen_string_literal: true

ENV['APP_ENV'] = 'test'
require_relative 'database'
require 'minitest/autorun'
require 'rack/test'
require_relative '../app'
# {{#if migrations}}

Sequel.extension :migration
Sequel::Migrator.run(DB, File.expand_path('../migrations', __dir__))
# {{/if}}

# A client that stores its cookies and sends JSON.
class ApiTest < Minitest::Test
  include Rack::Test::Methods

  def app = App

  def setup
    ping
    # {{#if auth}}
    Credentials::ATTEMPTS.reset
    # {{/if}}
  rescue *UNREACHABLE
    abort 'The tests need the database: docker compose up -d'
  end

  def ask(verb, path, body = nil)
    send(verb, path, body && JSON.generate(body), 'CONTENT_TYPE' => 'application/json')
    last_response.status
  end

  def answer = JSON.parse(last_response.body)
  # {{#if auth}}

  # Credentials that have no account yet.
  def credentials = @credentials ||= { email: "#{SecureRandom.uuid}@example.com", password: 'correct horse' }

  def sign_up
    assert_equal 201, ask(:post, '/api/auth/sign-up', credentials)
  end
  # {{/if}}
end
