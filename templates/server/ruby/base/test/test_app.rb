# frozen_string_literal: true

require_relative 'helper'

class TestApp < ApiTest
  def test_health
    assert_equal 200, ask(:get, '/api/health')
    assert_equal({ 'status' => 'ok', 'database' => 'ok' }, answer)
  end

  def test_unknown_endpoint
    assert_equal 404, ask(:post, '/api/nothing')
    assert_equal({ 'error' => 'There is no such endpoint.' }, answer)
  end
end
