import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { rubyFile } from '../text'
import { passwordsFile, rateLimitFile } from './passwords'

/** `lib/auth/`: accounts with hashed passwords and cookie sessions. */
export function authFiles(project: ProjectContext) {
  const guards = project.has('api') || project.has('ai')
  return [routesFile(), passwordsFile(), sessionsFile(guards), rateLimitFile()]
}

function routesFile() {
  return rubyFile(
    'lib/auth/routes.rb',
    code`
      # The endpoints /api/auth/{sign-up,sign-in,sign-out,me}.

      require 'securerandom'

      require_relative '../messages'
      require_relative '../store/types'
      require_relative '../times'
      require_relative 'passwords'
      require_relative 'rate_limit'
      require_relative 'sessions'
    `,
    code`
      class AuthRoutes
        EMAIL = /\A[^\s@]+@[^\s@]+\.[^\s@]+\z/
        EMAIL_MAXIMUM = 254
        PASSWORD_MINIMUM = 8
        PASSWORD_MAXIMUM = 200

        def initialize(store)
          @store = store
          @sessions = Sessions.new(store)
          @limit = RateLimit.new(attempts: 5, seconds: 300)
        end

        def add_to(router)
          router.add('POST', '/api/auth/sign-up', method(:sign_up))
          router.add('POST', '/api/auth/sign-in', method(:sign_in))
          router.add('POST', '/api/auth/sign-out', method(:sign_out))
          router.add('GET', '/api/auth/me', method(:me))
        end

        def sign_up(request)
          email, password = read_credentials(request)
          if password.length < PASSWORD_MINIMUM
            raise App.bad_request("A password needs at least #{PASSWORD_MINIMUM} characters.")
          end

          hash = Passwords.digest(password)
          user = User.new(id: SecureRandom.uuid, email: email, password_hash: hash, created_at: Times.now)
          unless @store.create_user(user)
            raise HttpError.new(409, 'There is already an account with this e-mail address.')
          end

          App.json_response({ user: shown(user) }, 201, @sessions.start(request, user.id))
        end

        def sign_in(request)
          email, password = read_credentials(request)
          key = "#{request.address} #{email}"
          raise HttpError.new(429, 'Too many attempts. Try again in a few minutes.') unless @limit.allows?(key)

          user = @store.find_user_by_email(email)
          unless Passwords.match?(password, user&.password_hash) && user
            raise HttpError.new(401, 'The e-mail address or the password is wrong.')
          end

          @limit.reset(key)
          App.json_response({ user: shown(user) }, 200, @sessions.start(request, user.id))
        end

        def sign_out(request)
          Response.new(204, '', @sessions.finish(request))
        end

        def me(request)
          user = @sessions.user(request)
          App.json_response({ user: user && shown(user) })
        end

        private

        def shown(user)
          { id: user.id, email: user.email }
        end

        def read_credentials(request)
          email, password = App.read_object(request).values_at('email', 'password')
          address = email.is_a?(String) ? email.strip.downcase : ''
          unless address.length <= EMAIL_MAXIMUM && address.match?(EMAIL)
            raise App.bad_request('A valid e-mail address is required.')
          end
          raise App.bad_request('A password is required.') unless password.is_a?(String) && !password.empty?

          if password.length > PASSWORD_MAXIMUM
            raise App.bad_request("A password has at most #{PASSWORD_MAXIMUM} characters.")
          end

          [address, password]
        end
      end
    `,
  )
}

function sessionsFile(guards: boolean) {
  return rubyFile(
    'lib/auth/sessions.rb',
    code`
      # Sessions in http-only cookies.

      require 'digest'
      require 'securerandom'

      require_relative '../messages'
      require_relative '../store/types'
      require_relative '../times'
    `,
    code`
      # Only a hash of the token is stored, so a copy of the database opens no session.
      class Sessions
        COOKIE = 'session'
        SECONDS = 7 * 24 * 60 * 60

        def initialize(store)
          @store = store
        end

        # The headers that set the cookie.
        def start(request, user_id)
          token = SecureRandom.urlsafe_base64(32)
          session = Session.new(token_hash: digest(token), user_id: user_id, expires_at: Times.now(SECONDS))
          @store.create_session(session)
          secure = request.headers['x-forwarded-proto'] == 'https' ? '; Secure' : ''
          { 'set-cookie' => "#{COOKIE}=#{token}; Max-Age=#{SECONDS}; Path=/; HttpOnly#{secure}; SameSite=Lax" }
        end

        # The headers that delete the cookie.
        def finish(request)
          token = token_of(request)
          @store.delete_session(digest(token)) if token
          { 'set-cookie' => "#{COOKIE}=; Max-Age=0; Path=/" }
        end

        # Who is signed in, or nil.
        def user(request)
          token = token_of(request)
          token && @store.find_session_user(digest(token), Times.now)
        end

        ${
          guards &&
          code`
            # A handler that answers 401 unless the request comes from someone who is signed in.
            def guard(handler)
              lambda do |request, *parameters|
                raise HttpError.new(401, 'Sign in first.') unless user(request)

                handler.call(request, *parameters)
              end
            end
          `
        }

        private

        def token_of(request)
          pairs = request.headers['cookie'].to_s.split(';').map { |pair| pair.strip.split('=', 2) }
          _, token = pairs.find { |name, _| name == COOKIE }
          token unless token.to_s.empty?
        end

        def digest(token)
          Digest::SHA256.hexdigest(token)
        end
      end
    `,
  )
}
