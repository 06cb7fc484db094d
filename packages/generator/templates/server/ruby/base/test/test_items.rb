# frozen_string_literal: true

require_relative 'helper'

class TestItems < ApiTest
  def setup
    super
    # {{#if auth}}
    sign_up
    # {{/if}}
    ask :get, '/api/items'
    @before = answer['total']
    @ids = %w[First Second Third].map do |title|
      assert_equal 201, ask(:post, '/api/items', { title: " #{title} " })
      answer['id']
    end
  end

  def test_pages
    ask :get, '/api/items?limit=2&offset=1'
    assert_equal(%w[Second First], answer['items'].map { |item| item['title'] })
    assert_equal @before + 3, answer['total']
    assert_equal 400, ask(:get, '/api/items?limit=101')
  end

  def test_changes
    assert_equal 200, ask(:patch, "/api/items/#{@ids.first}", { done: true })
    assert answer['done']
    assert_equal 204, ask(:delete, "/api/items/#{@ids.first}")
    assert_equal 404, ask(:delete, "/api/items/#{@ids.first}")
  end

  def test_bad_values
    [{}, [], { title: ' ' }, { title: 'x' * 201 }].each do |body|
      assert_equal 400, ask(:post, '/api/items', body)
    end
  end
  # {{#if auth}}

  def test_items_belong_to_their_owner
    clear_cookies
    assert_equal 401, ask(:get, '/api/items')
    ask :post, '/api/auth/sign-up', credentials.merge(email: "#{SecureRandom.uuid}@example.com")
    ask :get, '/api/items'
    assert_equal 0, answer['total']
    assert_equal 404, ask(:delete, "/api/items/#{@ids.first}")
    assert_equal 'There is no such item.', answer['error']
  end
  # {{/if}}
end
