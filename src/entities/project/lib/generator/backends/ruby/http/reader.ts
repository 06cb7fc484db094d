import { filesOf } from '../../../file'
import { code } from '../../../text/code'
import { rubyFile } from '../text'

/** `lib/http/reader.rb` and `lib/http/request_parser.rb` */
export function readerFiles() {
  return filesOf(readerFile(), parserFile())
}

function readerFile() {
  return rubyFile(
    'lib/http/reader.rb',
    "# Bytes of a connection, within limits.\n\nrequire 'io/wait'\n\nrequire_relative '../messages'",
    code`
      module Http
        # Raised when a request takes too long to arrive, or an answer to be taken.
        class TooSlow < StandardError; end

        def self.now
          Process.clock_gettime(Process::CLOCK_MONOTONIC)
        end

        # Reads until a moment, however slowly the bytes come in.
        class Reader
          PART = 16 * 1024

          attr_writer :deadline

          def initialize(socket)
            @socket = socket
            @buffer = String.new(capacity: PART)
            @deadline = 0
          end

          # The next line with its end, or nil when there is none. A longer one is an error.
          def line(limit)
            until (length = @buffer.index("\n"))
              raise HttpError.new(431, 'The request has a line that is too long.') if @buffer.bytesize > limit
              return unless fill
            end
            raise HttpError.new(431, 'The request has a line that is too long.') if length > limit

            @buffer.slice!(0..length)
          end

          # So many bytes; fewer only when no more come.
          def bytes(count)
            nil while @buffer.bytesize < count && fill
            @buffer.slice!(0, count)
          end

          # Takes what comes, and forgets it.
          def discard(limit)
            loop do
              limit -= @buffer.bytesize
              @buffer.clear
              break unless limit.positive? && fill
            end
          end

          private

          # False when the other side has ended.
          def fill
            loop do
              part = @socket.read_nonblock(PART, exception: false)
              return false if part.nil?
              return @buffer << part unless part == :wait_readable

              remaining = @deadline - Http.now
              raise TooSlow unless remaining.positive? && @socket.wait_readable(remaining)
            end
          end
        end
      end
    `,
  )
}

function parserFile() {
  return rubyFile(
    'lib/http/request_parser.rb',
    "# Requests as HTTP/1.1 writes them. In doubt a request is refused.\n\nrequire_relative '../messages'",
    code`
      module Http
        class RequestParser
          LINE_LIMIT = 16 * 1024
          HEADERS_LIMIT = 100
          BODY_LIMIT = 64 * 1024

          REQUEST_LINE = %r{\A([A-Z]{1,20}) (/[\x21-\x7e]*) HTTP/1\.([01])\r?\n\z}n
          HEADER = /\A([\w!#%&'*+.^|~$\x60-]+):[ \t]*([^\x00-\x08\x0a-\x1f\x7f]*?)[ \t]*\r?\n\z/n
          CHUNK_SIZE = /\A(\h{1,8})[ \t]*(?:;[^\r\n]*)?\r\n\z/n

          # Twice the same is how requests are smuggled past proxies.
          ONLY_ONCE = %w[content-length host transfer-encoding].freeze

          def initialize(reader, socket)
            @reader = reader
            @socket = socket
            @keep_alive = false
          end

          # Whether the client wants to send another request after this one.
          def keep_alive?
            @keep_alive
          end

          # The next request, or nil when the client has ended.
          def next_request(address)
            line = first_line
            return unless line

            match = REQUEST_LINE.match(line)
            raise refused(400, 'The request is not valid HTTP.') unless match

            verb, target, minor = match.captures
            headers = read_headers
            tokens = headers['connection'].to_s.downcase.split(/[ ,]+/)
            @keep_alive = minor == '1' ? !tokens.include?('close') : tokens.include?('keep-alive')
            Request.new(verb, target, headers: headers, body: read_body(headers), address: address)
          end

          private

          # Empty lines before a request are left over from the one before.
          def first_line
            3.times do
              line = @reader.line(LINE_LIMIT)
              return line unless ["\r\n", "\n"].include?(line)
            end
            raise refused(400, 'The request is not valid HTTP.')
          end

          def read_headers
            headers = {}
            (HEADERS_LIMIT + 1).times do
              line = @reader.line(LINE_LIMIT)
              return headers if ["\r\n", "\n"].include?(line)

              add_header(headers, HEADER.match(line.to_s))
            end
            raise refused(431, 'The request has too many headers.')
          end

          def add_header(headers, match)
            raise refused(400, 'The headers of the request are not valid.') unless match

            name = match[1].downcase
            if headers.key?(name) && ONLY_ONCE.include?(name)
              raise refused(400, 'The headers of the request are not valid.')
            end

            headers[name] = [headers[name], match[2]].compact.join(name == 'cookie' ? '; ' : ', ')
          end

          def read_body(headers)
            encoding, length = headers.values_at('transfer-encoding', 'content-length')
            return '' unless encoding || length

            clear = encoding ? encoding.casecmp?('chunked') && !length : length.match?(/\A\d{1,15}\z/)
            raise refused(400, 'The body of the request has no clear length.') unless clear

            check_size(length.to_i)
            @socket.write("HTTP/1.1 100 Continue\r\n\r\n") if headers['expect'].to_s.casecmp?('100-continue')
            encoding ? read_chunks : read_part(length.to_i)
          end

          def read_chunks
            body = String.new
            while (size = read_size).positive?
              check_size(body.bytesize + size)
              body << read_part(size)
              raise refused(400, 'The body of the request is not chunked well.') if @reader.bytes(2) != "\r\n"
            end
            read_headers
            body
          end

          def read_size
            match = CHUNK_SIZE.match(@reader.line(1024).to_s)
            raise refused(400, 'The body of the request is not chunked well.') unless match

            match[1].hex
          end

          def read_part(size)
            part = @reader.bytes(size)
            raise refused(400, 'The body of the request is incomplete.') if part.bytesize < size

            part
          end

          def check_size(size)
            raise refused(413, 'The request is larger than 64 kB.') if size > BODY_LIMIT
          end

          def refused(status, message)
            HttpError.new(status, message)
          end
        end
      end
    `,
  )
}
