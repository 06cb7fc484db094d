import { code } from '../../../text/code'
import { rubyFile } from '../text'

/** `lib/auth/passwords.rb` */
export function passwordsFile() {
  return rubyFile(
    'lib/auth/passwords.rb',
    "# Passwords are stored as salted scrypt hashes.\n\nrequire 'openssl'\nrequire 'securerandom'",
    code`
      module Passwords
        KEY_LENGTH = 32

        # Compared against when there is no such account, so that both answers take the same time.
        NOBODY = "#{'0' * 32}:#{'0' * KEY_LENGTH * 2}"

        class << self
          attr_accessor :cost

          # The salt and the key, both in hexadecimal: salt:key
          def digest(password)
            salt = SecureRandom.bytes(16)
            "#{salt.unpack1('H*')}:#{derive(password, salt).unpack1('H*')}"
          end

          def match?(password, hash)
            salt, key = (hash || NOBODY).split(':').map { |part| [part].pack('H*') }
            OpenSSL.fixed_length_secure_compare(derive(password, salt), key)
          end

          private

          def derive(password, salt)
            OpenSSL::KDF.scrypt(password, salt: salt, N: cost, r: 8, p: 3, length: KEY_LENGTH)
          end
        end

        self.cost = 2**15
      end
    `,
  )
}

/** `lib/auth/rate_limit.rb` */
export function rateLimitFile() {
  return rubyFile(
    'lib/auth/rate_limit.rb',
    '# Counts attempts in the memory of this process.',
    code`
      class RateLimit
        KEYS_KEPT = 10_000

        def initialize(attempts:, seconds:)
          @attempts = attempts
          @seconds = seconds
          # How many attempts there were, and when the count starts again.
          @windows = {}
          @lock = Mutex.new
        end

        # Counts one more attempt; false when there were too many.
        def allows?(key)
          now = Process.clock_gettime(Process::CLOCK_MONOTONIC)
          @lock.synchronize do
            count, ends = @windows.delete(key)
            count, ends = 0, now + @seconds if ends.nil? || ends <= now
            @windows[key] = [count + 1, ends]
            # A hash keeps the order of insertion, so its first key is the oldest.
            @windows.shift if @windows.size > KEYS_KEPT
            count < @attempts
          end
        end

        def reset(key)
          @lock.synchronize { @windows.delete(key) }
        end
      end
    `,
  )
}
