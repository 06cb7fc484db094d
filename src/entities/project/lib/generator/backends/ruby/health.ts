import { code } from '../../text/code'
import { rubyFile } from './text'

/** `lib/health.rb` */
export function healthFile() {
  return rubyFile(
    'lib/health.rb',
    "# Tells whether the server and its database work.\n\nrequire_relative 'messages'",
    code`
      class Health
        PING_TIMEOUT = 2
        STARTED = Process.clock_gettime(Process::CLOCK_MONOTONIC)

        def initialize(config, database)
          @config = config
          @database = database
        end

        def add_to(router)
          router.add('GET', '/api/health', method(:read))
        end

        def read(_request)
          database = check_database
          App.json_response(
            {
              status: database[:status] == 'unreachable' ? 'degraded' : 'ok',
              name: @config.name,
              version: @config.version,
              environment: @config.environment,
              uptimeSeconds: (Process.clock_gettime(Process::CLOCK_MONOTONIC) - STARTED).floor,
              database: database
            }
          )
        end

        def unreachable?
          check_database[:status] == 'unreachable'
        end

        private

        # Asks the database for a sign of life and waits two seconds for it at most.
        def check_database
          health = { type: @database.type, configured: @database.configured }
          return { **health, status: 'not configured', message: @database.note } unless @database.configured

          failure = ping
          return { **health, status: 'ok' } unless failure

          # A driver may name hosts and accounts, which is nobody's business in production.
          told = @config.production ? '' : failure.to_s.scrub
          { **health, status: 'unreachable', message: told.empty? ? 'The database does not answer.' : told }
        end

        # What went wrong. In a thread of its own, because drivers wait as long as they like.
        def ping
          thread = Thread.new do
            @database.store.ping
            nil
          rescue StandardError => e
            e.message
          end
          return thread.value if thread.join(PING_TIMEOUT)

          thread.kill
          "No answer within #{PING_TIMEOUT} seconds."
        end
      end
    `,
  )
}
