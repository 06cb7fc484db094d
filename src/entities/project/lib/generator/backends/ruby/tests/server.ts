import { code } from '../../../text/code'
import { testFile } from './core'

/** `test/server_test.rb`: the network around the application. */
export function serverTest() {
  return testFile(
    'test/server_test.rb',
    'The network: what an application never sees.',
    "require 'net/http'\nrequire 'socket'\n\nrequire_relative '../lib/http/server'",
    code`
      class ServerTest < Minitest::Test
        TEXT = { 'content-type' => 'text/plain' }.freeze
        LIMIT = App::Http::RequestParser::BODY_LIMIT

        def setup
          echo = ->(request) { App::Response.new(200, request.body, { 'content-type' => 'text/plain' }) }
          @server = App::Http::Server.new(echo, '127.0.0.1', 0)
          @thread = Thread.new { @server.run }
        end

        def teardown
          @server.stop
          @thread.join
        end

        # Sends these very bytes and returns everything that comes back.
        def exchange(text)
          TCPSocket.open('127.0.0.1', @server.port) do |socket|
            socket.write(text)
            socket.close_write
            socket.read
          end
        end

        def test_one_connection_carries_many_requests
          Net::HTTP.start('127.0.0.1', @server.port) do |http|
            %w[one two three].each do |body|
              response = http.post('/', body, TEXT)
              assert_equal body, response.body
              assert_equal 'nosniff', response['x-content-type-options']
            end
          end
        end

        def test_requests_may_follow_each_other_without_waiting
          answer = exchange("GET /a HTTP/1.1\r\n\r\nGET /b HTTP/1.1\r\nConnection: close\r\n\r\nGET /c HTTP/1.1\r\n\r\n")
          assert_equal 2, answer.scan('HTTP/1.1 200').length
        end

        def test_head_has_the_length_but_no_body
          answer = exchange("HEAD / HTTP/1.1\r\nContent-Length: 2\r\n\r\nhi")
          assert_includes answer, 'content-length: 2'
          assert answer.end_with?("\r\n\r\n")
        end

        def test_a_body_may_come_in_chunks
          chunks = "5\r\none, \r\n3;a=b\r\ntwo\r\n0\r\nTrailer: x\r\n\r\n"
          answer = exchange("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n#{chunks}")
          assert answer.end_with?('one, two')
        end

        def test_a_body_that_is_too_large_is_refused
          response = Net::HTTP.post(URI("http://127.0.0.1:#{@server.port}/"), 'x' * (LIMIT + 1), TEXT)
          assert_equal '413', response.code
          assert_includes response.body, 'larger than 64 kB'
          chunks = "#{(LIMIT + 1).to_s(16)}\r\n"
          assert_includes exchange("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n#{chunks}"), ' 413 '
        end

        def test_a_body_without_a_clear_length_is_refused
          [
            "Content-Length: 1\r\nTransfer-Encoding: chunked",
            "Content-Length: 1\r\nContent-Length: 2",
            'Content-Length: -1',
            'Content-Length : 5',
            'Transfer-Encoding: gzip'
          ].each do |headers|
            answer = exchange("POST / HTTP/1.1\r\n#{headers}\r\n\r\n0\r\n\r\n")
            assert answer.start_with?('HTTP/1.1 400 '), headers
            assert_equal 1, answer.scan('HTTP/1.1').length
          end
        end

        def test_what_is_no_http_or_too_large_is_refused
          assert_includes exchange("nonsense\r\n\r\n"), ' 400 '
          assert_includes exchange("GET / HTTP/1.1\r\nA: #{'x' * 20_000}\r\n\r\n"), ' 431 '
          assert_includes exchange("GET / HTTP/1.1\r\n#{"A: b\r\n" * 101}\r\n"), ' 431 '
        end
      end
    `,
  )
}
