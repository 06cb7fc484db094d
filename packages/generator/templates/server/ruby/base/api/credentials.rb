# frozen_string_literal: true

require_relative 'attempts'
require_relative '../store/password'

# Helpers for the account routes: input validation and the rate limit.
module Credentials
  ADDRESS = /\A[^\s@]+@[^\s@]+\.[^\s@]+\z/
  ATTEMPTS = Attempts.new(limit: 10, seconds: 60)

  def limit_attempts
    # Not `request.ip`, which trusts a header that clients can forge. Behind a proxy, read the header that it sets.
    return if ATTEMPTS.allow?(request.env['REMOTE_ADDR'])

    headers 'retry-after' => '60'
    refuse 429, 'Too many attempts. Try again in a minute.'
  end

  def email_of(body)
    email = body['email'].is_a?(String) ? body['email'].strip.downcase : ''
    fits = email.valid_encoding? && email.length <= 254 && email.match?(ADDRESS) && !email.include?("\0")
    fits ? email : refuse(400, 'The email address is not valid.')
  end

  def password_of(body)
    password = body['password']
    fits = password.is_a?(String) && password.length.between?(8, 128)
    fits ? password : refuse(400, 'The password must be 8 to 128 characters long.')
  end
end
