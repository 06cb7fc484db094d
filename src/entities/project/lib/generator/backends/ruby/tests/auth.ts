import { code } from '../../../text/code'
import { testFile } from './core'

/** `test/auth_test.rb` */
export function authTest() {
  return testFile(
    'test/auth_test.rb',
    'Accounts, passwords and sessions.',
    code`
      class AuthTest < Minitest::Test
        include Helper

        ADA = { email: 'ada@example.com', password: 'correct horse' }.freeze

        def setup
          @store = App::MemoryStore.new
          @app = make_app(store: @store)
        end

        def test_signing_up_signs_in_with_a_cookie_that_scripts_cannot_read
          response = post(@app, 'POST', '/api/auth/sign-up', { **ADA, email: ' Ada@Example.com' })
          assert_equal 201, response.status
          cookie = response.headers['set-cookie']
          assert_includes cookie, 'HttpOnly'
          assert_includes cookie, 'SameSite=Lax'
          me = post(@app, 'GET', '/api/auth/me', cookie: cookie.split(';').first)
          assert_equal 'ada@example.com', read(me)['user']['email']
        end

        def test_signing_out_ends_the_session_on_the_server
          cookie = sign_up(@app)
          assert_equal 204, post(@app, 'POST', '/api/auth/sign-out', cookie: cookie).status
          assert_equal({ 'user' => nil }, read(post(@app, 'GET', '/api/auth/me', cookie: cookie)))
        end

        def test_passwords_and_session_tokens_are_stored_hashed
          token = sign_up(@app).split('=', 2).last
          refute_includes @store.find_user_by_email(ADA[:email]).password_hash, 'correct'
          assert_nil @store.find_session_user(token, App::Times.now)
        end

        def test_an_address_has_one_account
          sign_up(@app)
          assert_equal 409, post(@app, 'POST', '/api/auth/sign-up', ADA).status
        end

        def test_signing_in_needs_the_right_password
          sign_up(@app)
          assert_equal 200, post(@app, 'POST', '/api/auth/sign-in', ADA).status
          wrong = post(@app, 'POST', '/api/auth/sign-in', { **ADA, password: 'wrong' })
          assert_equal 401, wrong.status
          unknown = post(@app, 'POST', '/api/auth/sign-in', { **ADA, email: 'eve@example.com' })
          assert_equal 401, unknown.status
          assert_equal read(wrong), read(unknown)
        end

        def test_too_many_attempts_are_refused_even_with_the_right_password
          sign_up(@app)
          5.times { post(@app, 'POST', '/api/auth/sign-in', { **ADA, password: 'wrong' }) }
          assert_equal 429, post(@app, 'POST', '/api/auth/sign-in', ADA).status
        end

        def test_attempts_are_counted_for_each_address_and_can_be_forgotten
          limit = App::RateLimit.new(attempts: 1, seconds: 60)
          assert limit.allows?('ada')
          refute limit.allows?('ada')
          assert limit.allows?('eve')
          limit.reset('ada')
          assert limit.allows?('ada')
        end

        def test_weak_passwords_and_addresses_that_are_none_are_refused
          [
            { **ADA, password: 'short' },
            { **ADA, password: 'x' * 201 },
            { **ADA, email: 'nobody' },
            {}
          ].each do |body|
            assert_equal 400, post(@app, 'POST', '/api/auth/sign-up', body).status
          end
        end

        def test_only_json_is_accepted_so_no_form_of_another_site_signs_in
          request = App::Request.new('POST', '/api/auth/sign-in', body: JSON.generate(ADA))
          assert_equal 415, @app.call(request).status
        end

        def test_half_a_surrogate_pair_is_no_text
          headers = { 'content-type' => 'application/json' }
          body = '{"email":"ada@example.com","password":"\ud800"}'
          request = App::Request.new('POST', '/api/auth/sign-up', headers: headers, body: body)
          assert_equal 400, @app.call(request).status
        end
      end
    `,
  )
}
