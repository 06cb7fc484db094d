# frozen_string_literal: true

require_relative 'helper'

class TestAi < ApiTest
  def test_assistant_is_off_without_key
    skip 'AI_API_KEY is set.' if Ai::KEY
    # {{#if auth}}
    sign_up
    # {{/if}}
    ask :get, '/api/ai/status'
    refute answer['configured']
    assert_equal 503, ask(:post, '/api/ai/chat', { messages: [{ role: 'user', content: 'Hello' }] })
  end
end
