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

  def test_each_request_has_an_id_a_line_in_the_log_and_headers
    header 'X-Request-Id', 'given-1'
    ask :post, '/api/nothing'
    assert_equal %w[given-1 nosniff SAMEORIGIN],
                 last_response.headers.values_at('x-request-id', 'x-content-type-options', 'x-frame-options')
    line = JSON.parse(last_request.env['rack.errors'].string)
    expected = { 'requestId' => 'given-1', 'method' => 'POST', 'path' => '/api/nothing', 'status' => 404 }
    assert_equal expected, line.except('time', 'ms')
    header 'X-Request-Id', 'not an id'
    ask :get, '/api/health'
    assert_match(/\A\h{8}(-\h{4}){3}-\h{12}\z/, last_response['x-request-id'])
  end
end
