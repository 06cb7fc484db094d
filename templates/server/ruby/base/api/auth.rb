# frozen_string_literal: true

require 'bcrypt'
require_relative 'attempts'
require_relative 'session'

# Accounts: who signs up, signs in and is signed in.
class Auth < Api
  ADDRESS = /\A[^\s@]+@[^\s@]+\.[^\s@]+\z/
  ATTEMPTS = Attempts.new(limit: 10, seconds: 60)
  # bcrypt reads the first 72 bytes of a password; its digest has fewer.
  DIGEST = ->(password) { Digest::SHA256.base64digest(password) }
  NOBODY = BCrypt::Password.create(DIGEST.call('nobody'))

  helpers do
    def limit_attempts
      # Not `request.ip`: behind a proxy that would be what the visitor says. Read the header that yours sets.
      return if ATTEMPTS.allow?(request.env['REMOTE_ADDR'])

      headers 'retry-after' => '60'
      refuse 429, 'Too many attempts. Try again in a minute.'
    end

    def credentials
      limit_attempts
      body = read_body
      email = text_of(body['email'], 'email', 3..254).downcase
      refuse 400, 'The email address is not valid.' unless email.match?(ADDRESS)
      password = body['password']
      fits = password.is_a?(String) && password.length.between?(8, 128)
      refuse 400, 'The password must be 8 to 128 characters long.' unless fits
      [email, DIGEST.call(password)]
    end

    def sign_in_as(user, code)
      response.set_cookie 'session', value: Users.start_session(user[:id]), path: '/', max_age: Users::LIFETIME,
                                     httponly: true, same_site: :lax, secure: settings.production?
      answer({ user: user.slice(:id, :email) }, code)
    end
  end

  post '/api/auth/sign-up' do
    email, digest = credentials
    user = Users.create(email, BCrypt::Password.create(digest))
    user ? sign_in_as(user, 201) : refuse(409, 'An account with this email address already exists.')
  end

  post '/api/auth/sign-in' do
    email, digest = credentials
    user = Users.find(email)
    # An unknown address takes as long as a wrong password.
    matches = BCrypt::Password.new(user ? user[:password_hash] : NOBODY) == digest
    user && matches ? sign_in_as(user, 200) : refuse(401, 'The email address or password is incorrect.')
  end

  post '/api/auth/sign-out' do
    Users.end_session(request.cookies['session'].to_s)
    response.delete_cookie 'session', path: '/'
    status 204
  end

  get('/api/auth/me') { answer({ user: current_user&.slice(:id, :email) }) }
end
