import { code } from '../../../text/code'
import { rubyFile } from '../text'

/** `lib/items.rb`: the CRUD resource. */
export function itemsFile() {
  return rubyFile(
    'lib/items.rb',
    "# The resource /api/items.\n\nrequire 'securerandom'\n\nrequire_relative 'messages'\nrequire_relative 'store/types'\nrequire_relative 'times'",
    code`
      class ItemRoutes
        TITLE_LIMIT = 200
        PAGE_LIMIT = 100
        OFFSET_LIMIT = (2**53) - 1

        # What the guard wraps is everything that writes.
        def initialize(store, guard = ->(handler) { handler })
          @store = store
          @guard = guard
        end

        def add_to(router)
          router.add('GET', '/api/items', method(:list))
          router.add('POST', '/api/items', @guard.call(method(:create)))
          router.add('GET', '/api/items/{id}', method(:read))
          router.add('PATCH', '/api/items/{id}', @guard.call(method(:update)))
          router.add('DELETE', '/api/items/{id}', @guard.call(method(:delete)))
        end

        def list(request)
          limit = read_number(request, 'limit', 20, 1..PAGE_LIMIT)
          offset = read_number(request, 'offset', 0, 0..OFFSET_LIMIT)
          items, total = @store.list_items(limit, offset)
          App.json_response({ items: items.map { |item| shown(item) }, total: total, limit: limit, offset: offset })
        end

        def create(request)
          title = read_title(App.read_object(request)['title'])
          item = Item.new(id: SecureRandom.uuid, title: title, done: false, created_at: Times.now)
          @store.create_item(item)
          App.json_response(shown(item), 201)
        end

        def read(_request, id)
          App.json_response(shown(@store.get_item(id) || raise(missing)))
        end

        def update(request, id)
          body = App.read_object(request)
          raise App.bad_request('Send a title, done or both.') unless body.key?('title') || body.key?('done')

          changes = {}
          changes[:done] = read_done(body['done']) if body.key?('done')
          changes[:title] = read_title(body['title']) if body.key?('title')
          App.json_response(shown(@store.update_item(id, **changes) || raise(missing)))
        end

        def delete(_request, id)
          raise missing unless @store.delete_item(id)

          Response.new(204)
        end

        private

        def shown(item)
          { id: item.id, title: item.title, done: item.done, createdAt: item.created_at }
        end

        def missing
          HttpError.new(404, 'There is no such item.')
        end

        def read_done(value)
          return value if [true, false].include?(value)

          raise App.bad_request('Done must be true or false.')
        end

        def read_title(value)
          title = value.is_a?(String) ? value.gsub(/\A[[:space:]]+|[[:space:]]+\z/, '') : ''
          raise App.bad_request('A title is required.') if title.empty?
          raise App.bad_request("A title has at most #{TITLE_LIMIT} characters.") if title.length > TITLE_LIMIT

          title
        end

        def read_number(request, name, initial, range)
          value = request.query(name)
          return initial unless value
          return value.to_i if value.match?(/\A\d{1,16}\z/) && range.cover?(value.to_i)

          raise App.bad_request(
            "The parameter #{name} must be a whole number from #{range.first} to #{range.last}."
          )
        end
      end
    `,
  )
}
