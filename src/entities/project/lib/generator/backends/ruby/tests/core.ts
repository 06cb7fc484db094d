import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { rubyLiteral } from '../../../text/escape'
import { rubyScript } from '../text'

/** A file of tests: what it is about, what it requires, and the tests. */
export function testFile(path: string, about: string, ...body: (string | false)[]) {
  return rubyScript(path, `# ${about}`, "require_relative 'helper'", ...body)
}

/** `test/helper.rb` */
export function helperFile({ has, database }: ProjectContext) {
  const sends = has('api') || has('auth') || has('ai')
  return rubyScript(
    'test/helper.rb',
    '# The whole server on an empty store, without a port and without a database.',
    code`
        require 'json'
        require 'minitest/autorun'

        require_relative '../lib/application'
        require_relative '../lib/config'
        require_relative '../lib/store'
      `,
    has('auth') && '# Sensible hashes would make up most of the time of the tests.\nApp::Passwords.cost = 2',
    code`
        class Unreachable < App::MemoryStore
          def ping
            raise 'connection refused'
          end

          ${has('api') && "def list_items(_limit, _offset)\n  raise 'connection refused'\nend"}
        end
      `,
    code`
        module Helper
          def make_app(env: {}, store: App::MemoryStore.new, configured: false, web_folder: 'nowhere')
            database = App::Database.new(
              type: ${rubyLiteral(database.label)}, configured: configured, store: store, note: 'Nothing is configured.'
            )
            config = App.read_config({ 'APP_ENV' => 'development', **env })
            App::Application.new(config, database, web_folder: web_folder)
          end

          def get(app, target)
            app.call(App::Request.new('GET', target))
          end

          # The JSON of an answer.
          def read(response)
            JSON.parse(response.body)
          end

          ${
            sends &&
            code`
              def post(app, verb, target, body = nil, cookie: '')
                headers = { 'content-type' => 'application/json', 'cookie' => cookie }
                app.call(App::Request.new(verb, target, headers: headers, body: body ? JSON.generate(body) : ''))
              end
            `
          }

          ${
            has('auth') &&
            code`
              # Creates an account and returns its session cookie.
              def sign_up(app, email: 'ada@example.com')
                account = { email: email, password: 'correct horse' }
                post(app, 'POST', '/api/auth/sign-up', account).headers['set-cookie'].split(';').first
              end
            `
          }
        end
      `,
  )
}

/** `test/app_test.rb`: health, errors, static files, documentation. */
export function appTest(project: ProjectContext) {
  const { has, database, frontend, title } = project
  const pages = frontend.fallback.status === 404
  return testFile(
    'test/app_test.rb',
    `Health, errors, the web app${has('docs') ? ' and the documentation' : ''}.`,
    "require 'tmpdir'",
    code`
      class HealthTest < Minitest::Test
        include Helper

        def test_says_what_runs_and_that_no_database_is_configured
          response = get(make_app(env: { 'APP_ENV' => 'staging' }), '/api/health')
          assert_equal 200, response.status
          health = read(response)
          assert_equal 'ok', health['status']
          assert_equal ${rubyLiteral(title)}, health['name']
          assert_equal 'staging', health['environment']
          assert_equal ${rubyLiteral(database.label)}, health['database']['type']
          assert_equal false, health['database']['configured']
          assert_equal 'not configured', health['database']['status']
        end

        def test_is_degraded_when_the_database_does_not_answer
          response = get(make_app(store: Unreachable.new, configured: true), '/api/health')
          assert_equal 200, response.status
          health = read(response)
          assert_equal 'degraded', health['status']
          assert_equal 'unreachable', health['database']['status']
          assert_equal 'connection refused', health['database']['message']
        end

        def test_keeps_the_reason_to_itself_in_production
          app = make_app(env: { 'APP_ENV' => 'production' }, store: Unreachable.new, configured: true)
          assert_equal 'The database does not answer.', read(get(app, '/api/health'))['database']['message']
        end
      end
    `,
    code`
      class WebTest < Minitest::Test
        include Helper

        def setup
          @root = Dir.mktmpdir
          File.write(File.join(@root, 'secret.txt'), 'secret')
          @web = File.join(@root, 'web')
          Dir.mkdir(@web)
          File.write(File.join(@web, 'index.html'), '<h1>Home</h1>')
          ${pages && "File.write(File.join(@web, 'about.html'), '<h1>About</h1>')\nFile.write(File.join(@web, '404.html'), '<h1>Nothing here</h1>')"}
          @app = make_app(web_folder: @web)
        end

        def teardown
          FileUtils.remove_entry(@root)
        end

        def test_an_unknown_endpoint_answers_with_a_json_error
          response = get(@app, '/api/nothing')
          assert_equal 404, response.status
          assert_equal({ 'error' => 'There is no such endpoint.' }, read(response))
        end

        def test_pages_are_served
          assert_includes get(@app, '/').body, 'Home'
          ${
            pages
              ? code`
                  assert_includes get(@app, '/about').body, 'About'
                  assert_equal 404, get(@app, '/missing').status
                `
              : code`
                  assert_includes get(@app, '/some/page').body, 'Home'
                  assert_equal 404, get(@app, '/missing.js').status
                `
          }
          assert_equal 404, @app.call(App::Request.new('POST', '/')).status
        end

        def test_nothing_outside_the_folder_is_served
          %w[/../secret.txt /..%2fsecret.txt /%2e%2e/secret.txt].each do |path|
            refute_includes get(@app, path).body, 'secret'
          end
        end

        def test_a_missing_build_is_explained
          response = get(make_app(web_folder: File.join(@web, 'none')), '/')
          assert_equal 404, response.status
          assert_includes response.body, 'npm run build'
        end
      end
    `,
    has('docs') &&
      code`
        class DocumentationTest < Minitest::Test
          include Helper

          def test_every_documented_endpoint_exists
            app = make_app
            read(get(app, '/api/openapi.json'))['paths'].each do |path, methods|
              methods.each_key do |method|
                request = App::Request.new(method.upcase, path.gsub(/\{\w+\}/, 'unknown'))
                refute_includes app.call(request).body.to_s, 'no such endpoint', "#{method} #{path}"
              end
            end
          end

          def test_the_page_lists_the_endpoints
            response = get(make_app, '/api/docs')
            assert_includes response.headers['content-type'], 'text/html'
            assert_includes response.body, '/api/health'
          end
        end
      `,
  )
}
