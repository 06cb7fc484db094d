# frozen_string_literal: true

require_relative 'credentials'
require_relative 'session'

# Accounts: sign-up, sign-in, sign-out and the signed-in user.
class Auth < Api
  NOBODY = Password.hash_of('nobody')

  helpers Credentials

  helpers do
    def credentials
      limit_attempts
      body = read_body
      [email_of(body), password_of(body)]
    end

    def sign_in_as(user, code)
      response.set_cookie 'session', value: Users.start_session(user[:id]), path: '/', max_age: Users::LIFETIME,
                                     httponly: true, same_site: :lax, secure: settings.production?
      answer({ user: user.slice(:id, :email) }, code)
    end
  end

  post '/api/auth/sign-up' do
    email, password = credentials
    user = Users.create(email, Password.hash_of(password))
    user ? sign_in_as(user, 201) : refuse(409, 'An account with this email address already exists.')
  end

  post '/api/auth/sign-in' do
    email, password = credentials
    user = Users.find(email)
    # An unknown address takes as long as a wrong password.
    matches = Password.matches?(user ? user[:password_hash] : NOBODY, password)
    user && matches ? sign_in_as(user, 200) : refuse(401, 'The email address or password is incorrect.')
  end

  post '/api/auth/sign-out' do
    Users.end_session(request.cookies['session'].to_s)
    response.delete_cookie 'session', path: '/'
    status 204
  end

  get('/api/auth/me') { answer({ user: current_user&.slice(:id, :email) }) }
end
