# frozen_string_literal: true

require_relative '../store/items'

# Items: a small resource to start from.
class ItemRoutes < Api
  helpers do
    # {{#unless auth}}
    def items = Items.new({})
    # {{/unless}}
    # {{#if auth}}
    def items = Items.new({ owner_id: user![:id] })
    # {{/if}}

    def title_of(body) = text_of(body['title'], 'title', 1..200)

    def number(name, default, range)
      value = Integer(params.fetch(name, default), exception: false)
      range.cover?(value) ? value : refuse(400, "\"#{name}\" must be a whole number from #{range.min} to #{range.max}.")
    end

    def missing = refuse(404, 'There is no such item.')
  end

  get '/api/items' do
    found = items
    page = found.page(number('limit', 20, 1..100), number('offset', 0, 0..1_000_000))
    answer({ items: page, total: found.count })
  end

  post('/api/items') { answer items.add(title_of(read_body)), 201 }

  patch '/api/items/:id' do |id|
    own = items
    body = read_body
    changes = {}
    changes[:title] = title_of(body) if body.key?('title')
    changes[:done] = body['done'] if body.key?('done')
    refuse 400, '"done" must be true or false.' unless [true, false, nil].include?(changes[:done])
    answer(own.change(id, changes.compact) || missing)
  end

  delete '/api/items/:id' do |id|
    missing if items.remove(id).zero?
    status 204
  end
end
