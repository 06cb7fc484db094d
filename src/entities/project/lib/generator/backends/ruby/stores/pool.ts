import { code } from '../../../text/code'
import { rubyFile } from '../text'

/** `lib/store/pool.rb`, for drivers whose connections serve one thread at a time. */
export function poolFile() {
  return rubyFile(
    'lib/store/pool.rb',
    '# Database connections that threads take turns with.',
    code`
      # Opens connections when they are needed, and keeps those that work.
      class Pool
        SIZE = 10
        WAIT = 5

        # The check raises for a connection that broke while nobody used it.
        def initialize(connect:, check:)
          @connect = connect
          @check = check
          @idle = []
          @free = SIZE
          @lock = Mutex.new
          @changed = ConditionVariable.new
        end

        def with
          take_turn
          begin
            connection = reuse || @connect.call
            result = yield connection
            @lock.synchronize { @idle << connection }
            result
          rescue StandardError
            discard(connection)
            raise
          ensure
            give_turn
          end
        end

        def close
          @lock.synchronize { @idle.shift(SIZE) }.each { |connection| discard(connection) }
        end

        private

        def take_turn
          ends = now + WAIT
          @lock.synchronize do
            until @free.positive?
              raise 'All connections to the database are busy.' if now >= ends

              @changed.wait(@lock, ends - now)
            end
            @free -= 1
          end
        end

        def give_turn
          @lock.synchronize do
            @free += 1
            @changed.signal
          end
        end

        def reuse
          while (connection = @lock.synchronize { @idle.pop })
            begin
              @check.call(connection)
              return connection
            rescue StandardError
              discard(connection)
            end
          end
        end

        def discard(connection)
          connection&.close
        rescue StandardError
          # It was broken already.
        end

        def now
          Process.clock_gettime(Process::CLOCK_MONOTONIC)
        end
      end
    `,
  )
}
