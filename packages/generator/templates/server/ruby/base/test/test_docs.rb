# frozen_string_literal: true

require_relative 'helper'

class TestDocs < ApiTest
  def test_page_loads_nothing_from_elsewhere
    assert_equal 200, ask(:get, '/api/openapi.json')
    assert_includes answer['paths'], '/api/health'
    assert_equal 200, ask(:get, '/api/docs')
    assert_equal "default-src 'self'; style-src 'unsafe-inline'", last_response['content-security-policy']
    assert_equal 200, ask(:get, '/api/docs/docs.js')
    assert_includes last_response['content-type'], 'text/javascript'
  end
end
