# frozen_string_literal: true

require_relative 'helper'

class TestAuth < ApiTest
  def test_sign_up
    ask :get, '/api/auth/me'
    assert_nil answer['user']
    assert_equal 201, ask(:post, '/api/auth/sign-up', credentials)
    ask :get, '/api/auth/me'
    assert_equal credentials[:email], answer['user']['email']
    assert_equal 409, ask(:post, '/api/auth/sign-up', credentials)
    assert_equal 400, ask(:post, '/api/auth/sign-up', { email: 'nobody', password: 'correct horse' })
    assert_equal 400, ask(:post, '/api/auth/sign-up', credentials.merge(password: 'short'))
  end

  def test_sign_out_ends_the_session
    ask :post, '/api/auth/sign-up', credentials
    token = rack_mock_session.cookie_jar['session']
    assert_equal 204, ask(:post, '/api/auth/sign-out')
    set_cookie "session=#{token}"
    ask :get, '/api/auth/me'
    assert_nil answer['user']
    assert_equal 401, ask(:post, '/api/auth/sign-in', credentials.merge(password: 'wrong horse'))
    assert_equal 200, ask(:post, '/api/auth/sign-in', credentials)
  end

  def test_attempts_are_limited
    statuses = Array.new(11) { ask(:post, '/api/auth/sign-in', {}) }
    assert_equal ([400] * 10) + [429], statuses
  end
end
