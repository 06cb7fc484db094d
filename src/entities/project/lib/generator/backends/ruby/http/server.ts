import { code } from '../../../text/code'
import { rubyFile } from '../text'

/** `lib/http/server.rb`: the port, and a thread for every connection. */
export function serverFile() {
  return rubyFile(
    'lib/http/server.rb',
    "# Accepts connections and stops when it is told to.\n\nrequire 'socket'\n\nrequire_relative 'connection'",
    code`
      module Http
        class Server
          CONNECTIONS = 512
          STOP_TIMEOUT = 5

          attr_reader :app, :log, :port

          def initialize(app, host, port, log: false)
            @app = app
            @log = log
            @listener = TCPServer.new(host, port)
            @listener.listen(128)
            @port = @listener.local_address.ip_port
            @open = 0
            @busy = 0
            @stopping = false
            @lock = Mutex.new
            @changed = ConditionVariable.new
          end

          # Serves until somebody calls stop.
          def run
            until @stopping
              # A limit, because a signal does not interrupt this wait.
              accept if @listener.wait_readable(0.2)
            end
            @listener.close
            wait_for_answers
          end

          # Also for signal handlers, where nothing may be locked.
          def stop
            @stopping = true
          end

          def stopping?
            @stopping
          end

          # Around every answer, so that a stop can wait for it.
          def working
            @lock.synchronize { @busy += 1 }
            yield
          ensure
            @lock.synchronize do
              @busy -= 1
              @changed.broadcast
            end
          end

          private

          def accept
            socket = @listener.accept_nonblock(exception: false)
            return if socket == :wait_readable
            return socket.close if @lock.synchronize { @open } >= CONNECTIONS

            serve(socket)
          rescue SystemCallError => e
            # Too many open files, for example: others will end soon.
            warn "A connection was not accepted: #{e.message}"
            sleep 0.1
          end

          def serve(socket)
            @lock.synchronize { @open += 1 }
            Thread.new do
              Connection.new(socket, self).serve
            ensure
              @lock.synchronize { @open -= 1 }
            end
          end

          def wait_for_answers
            ends = Http.now + STOP_TIMEOUT
            @lock.synchronize do
              @changed.wait(@lock, ends - Http.now) while @busy.positive? && Http.now < ends
            end
          end
        end
      end
    `,
  )
}
