import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { testFile } from './core'

/** `test/ai_test.rb`: against a provider that this very server plays. */
export function aiTest({ has }: ProjectContext) {
  const auth = has('auth')
  return testFile(
    'test/ai_test.rb',
    'The assistant.',
    "require_relative '../lib/http/server'",
    code`
      class AiTest < Minitest::Test
        include Helper

        HELLO = { messages: [{ role: 'user', content: 'Hello' }] }.freeze

        def setup
          @answer = App.json_response({ choices: [{ message: { content: 'Hi!' } }] })
          provider = lambda do |request|
            @asked = request
            @answer
          end
          @server = App::Http::Server.new(provider, '127.0.0.1', 0)
          @thread = Thread.new { @server.run }
          @app = make_app(env: environment("http://127.0.0.1:#{@server.port}/v1/"))
          ${auth && '@cookie = sign_up(@app)'}
        end

        def teardown
          @server.stop
          @thread.join
        end

        def environment(url)
          { 'AI_API_KEY' => 'key', 'AI_BASE_URL' => url, 'AI_MODEL' => 'small' }
        end

        def chat(body = HELLO)
          post(@app, 'POST', '/api/ai/chat', body${auth && ', cookie: @cookie'})
        end

        def test_without_a_key_the_assistant_is_off_and_says_so
          app = make_app
          assert_equal({ 'configured' => false }, read(get(app, '/api/ai/status')))
          response = post(app, 'POST', '/api/ai/chat', HELLO)
          assert_equal 503, response.status
          assert_includes read(response)['error'], 'AI_API_KEY'
        end

        def test_a_conversation_goes_to_the_provider_and_its_answer_comes_back
          assert_equal({ 'message' => { 'role' => 'assistant', 'content' => 'Hi!' } }, read(chat))
          assert_equal '/v1/chat/completions', @asked.path
          assert_equal 'Bearer key', @asked.headers['authorization']
          assert_equal JSON.generate({ model: 'small', **HELLO }), @asked.body
        end

        def test_a_provider_that_fails_answers_with_502
          answers = [App.error_response(429, 'over quota'), App::Response.new(200, '<html>'), App.json_response([])]
          answers.each do |answer|
            @answer = answer
            capture_io { assert_equal 502, chat.status }
          end
        end

        def test_a_provider_that_is_not_there_answers_with_502
          @app = make_app(env: environment('http://127.0.0.1:1'))
          ${auth && '@cookie = sign_up(@app)'}
          capture_io { assert_equal 502, chat.status }
        end

        def test_messages_are_checked
          [nil, [], ['Hello'], [{ role: 'boss', content: 'Hi' }], [{ role: 'user' }]].each do |messages|
            assert_equal 400, chat({ messages: messages }).status
          end
        end

        ${
          auth &&
          code`
            def test_the_assistant_needs_a_signed_in_user
              assert_equal 401, post(@app, 'POST', '/api/ai/chat', HELLO).status
            end
          `
        }
      end
    `,
  )
}
