import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { testFile } from './core'

/** `test/items_test.rb` */
export function itemsTest({ has }: ProjectContext) {
  const auth = has('auth')
  return testFile(
    'test/items_test.rb',
    'The resource /api/items.',
    code`
      class ItemsTest < Minitest::Test
        include Helper

        def setup
          @app = make_app
          ${auth && '@cookie = sign_up(@app)'}
        end

        def write(verb, target, body = nil)
          post(@app, verb, target, body${auth && ', cookie: @cookie'})
        end

        def test_an_item_is_created_read_changed_and_deleted
          created = write('POST', '/api/items', { title: '  Water the plants ' })
          assert_equal 201, created.status
          item = read(created)
          assert_equal 'Water the plants', item['title']
          assert_equal false, item['done']

          url = "/api/items/#{item['id']}"
          assert_equal item, read(get(@app, url))

          changed = write('PATCH', url, { done: true })
          assert_equal({ **item, 'done' => true }, read(changed))

          assert_equal 204, write('DELETE', url).status
          assert_equal 404, get(@app, url).status
        end

        def test_the_list_is_newest_first_and_comes_in_pages
          %w[One Two Three].each { |title| write('POST', '/api/items', { title: title }) }
          page = read(get(@app, '/api/items?limit=2&offset=1'))
          assert_equal(%w[Two One], page['items'].map { |item| item['title'] })
          assert_equal [3, 2, 1], page.values_at('total', 'limit', 'offset')
        end

        def test_what_is_not_valid_is_refused_with_a_reason
          url = "/api/items/#{read(write('POST', '/api/items', { title: 'One' }))['id']}"
          [
            write('POST', '/api/items', {}),
            write('POST', '/api/items', { title: '   ' }),
            write('POST', '/api/items', { title: 'x' * 201 }),
            write('POST', '/api/items', ['One']),
            write('PATCH', url, {}),
            write('PATCH', url, { done: 'yes' }),
            get(@app, '/api/items?limit=0'),
            get(@app, '/api/items?limit=101'),
            get(@app, '/api/items?offset=-1')
          ].each do |response|
            assert_equal 400, response.status
            assert_kind_of String, read(response)['error']
          end
        end

        def test_an_unknown_item_answers_with_404
          assert_equal 404, write('PATCH', '/api/items/unknown', { done: true }).status
          assert_equal 404, write('DELETE', '/api/items/unknown').status
        end

        ${
          auth &&
          code`
            def test_writing_needs_a_signed_in_user_and_reading_does_not
              assert_equal 401, post(@app, 'POST', '/api/items', { title: 'One' }).status
              assert_equal 401, post(@app, 'PATCH', '/api/items/unknown', { done: true }).status
              assert_equal 401, post(@app, 'DELETE', '/api/items/unknown').status
              assert_equal 200, get(@app, '/api/items').status
            end
          `
        }

        def test_a_database_that_cannot_be_reached_answers_with_503
          app = make_app(store: Unreachable.new, configured: true)
          capture_io do
            response = get(app, '/api/items')
            assert_equal 503, response.status
            assert_equal({ 'error' => 'The database cannot be reached.' }, read(response))
          end
        end
      end
    `,
  )
}
