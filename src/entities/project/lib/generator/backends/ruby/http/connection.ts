import { code } from '../../../text/code'
import { rubyFile } from '../text'

/** `lib/http/connection.rb`: requests in, responses out, one after the other. */
export function connectionFile() {
  return rubyFile(
    'lib/http/connection.rb',
    code`
      # One connection, which may carry several requests.

      require 'socket'
      require 'time'

      require_relative '../messages'
      require_relative 'reader'
      require_relative 'request_parser'
    `,
    code`
      module Http
        class Connection
          # Seconds for a whole request to arrive, and for a part of the answer to be taken.
          TIMEOUT = 30
          # What may still come after a request that is refused.
          DISCARDED = 4 * 1024 * 1024

          REASONS = {
            200 => 'OK', 201 => 'Created', 204 => 'No Content', 400 => 'Bad Request', 401 => 'Unauthorized',
            404 => 'Not Found', 409 => 'Conflict', 413 => 'Content Too Large', 415 => 'Unsupported Media Type',
            429 => 'Too Many Requests', 431 => 'Request Header Fields Too Large', 500 => 'Internal Server Error',
            502 => 'Bad Gateway', 503 => 'Service Unavailable'
          }.freeze

          SECURITY_HEADERS = {
            'cross-origin-opener-policy' => 'same-origin',
            'cross-origin-resource-policy' => 'same-origin',
            'origin-agent-cluster' => '?1',
            'referrer-policy' => 'no-referrer',
            'strict-transport-security' => 'max-age=15552000; includeSubDomains',
            'x-content-type-options' => 'nosniff',
            'x-dns-prefetch-control' => 'off',
            'x-download-options' => 'noopen',
            'x-frame-options' => 'SAMEORIGIN',
            'x-permitted-cross-domain-policies' => 'none',
            'x-xss-protection' => '0'
          }.freeze

          def initialize(socket, server)
            @socket = socket
            @server = server
            @reader = Reader.new(socket)
            @parser = RequestParser.new(@reader, socket)
          end

          def serve
            @socket.setsockopt(Socket::IPPROTO_TCP, Socket::TCP_NODELAY, 1)
            loop { break unless serve_request }
          rescue HttpError => e
            refuse(e)
          rescue TooSlow, IOError, SystemCallError
            # Clients hang up as they please.
          ensure
            @socket.close
          end

          private

          # True when another request may follow.
          def serve_request
            @reader.deadline = Http.now + TIMEOUT
            request = @parser.next_request(@socket.remote_address.ip_address)
            return false unless request

            started = Http.now
            @server.working do
              response = @server.app.call(request)
              keep = @parser.keep_alive? && !@server.stopping?
              write(response, keep: keep, body: request.verb != 'HEAD')
              log(request, response, started) if @server.log
              keep
            end
          end

          def log(request, response, started)
            return unless request.path.start_with?('/api/')

            took = ((Http.now - started) * 1000).round
            puts "#{request.verb} #{request.path} #{response.status} #{took} ms"
          end

          # Where the next request starts is unknown after an error, so the connection ends.
          def refuse(error)
            write(App.error_response(error.status, error.message), keep: false)
            # What is still on its way has to be taken, or the client never sees the answer.
            @socket.close_write
            @reader.deadline = Http.now + 1
            @reader.discard(DISCARDED)
          rescue TooSlow, IOError, SystemCallError
            # The answer was sent, or nobody waits for it.
          end

          def write(response, keep:, body: true)
            headers = { **SECURITY_HEADERS, **response.headers.to_h }
            headers['content-length'] = response.body.to_s.bytesize unless response.status == 204
            headers['date'] = Time.now.httpdate
            headers['connection'] = keep ? 'keep-alive' : 'close'
            head = headers.map { |name, value| "#{name}: #{value}\r\n" }.join
            status = "#{response.status} #{REASONS[response.status]}".strip
            send_bytes("HTTP/1.1 #{status}\r\n#{head}\r\n".b + (body ? response.body.to_s.b : ''))
          end

          def send_bytes(bytes)
            until bytes.empty?
              sent = @socket.write_nonblock(bytes, exception: false)
              if sent == :wait_writable
                raise TooSlow unless @socket.wait_writable(TIMEOUT)
              else
                bytes = bytes.byteslice(sent..)
              end
            end
          end
        end
      end
    `,
  )
}
