# frozen_string_literal: true

require_relative 'helper'
require_relative '../store/seed'

class TestSeed < ApiTest
  # {{#if auth}}
  DEMO = { email: 'demo@example.com', password: 'demo-password' }.freeze

  # {{/if}}
  def test_second_run_changes_nothing
    capture_io { Seed.run }
    # {{#if auth}}
    assert_equal 200, ask(:post, '/api/auth/sign-in', DEMO)
    # {{/if}}
    # {{#if api}}
    ask :get, '/api/items'
    before = answer
    refute_empty before['items']
    # {{/if}}
    assert_output(/Nothing was changed\./) { Seed.run }
    # {{#if api}}
    ask :get, '/api/items'
    assert_equal before, answer
    # {{/if}}
  end

  def test_is_refused_in_production
    ENV['APP_ENV'] = 'production'
    assert_output('', "Example data is for development only: APP_ENV is production.\n") do
      assert_equal 1, assert_raises(SystemExit) { Seed.run }.status
    end
  ensure
    ENV['APP_ENV'] = 'test'
  end
end
