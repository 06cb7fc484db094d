# frozen_string_literal: true

require 'digest'
require 'securerandom'
require_relative 'database'

# Accounts and their sessions: `users/<address>` and `sessions/<hash of a token>`.
module Users
  LIFETIME = 7 * 24 * 60 * 60

  module_function

  # nil: there is already somebody with this address.
  def create(email, password_hash)
    user = { id: SecureRandom.uuid, email:, password_hash: password_hash.to_s }
    DB.doc("users/#{email}").create(user)
    user
  rescue Google::Cloud::AlreadyExistsError
    nil
  end

  def find(email)
    found = DB.doc("users/#{email}").get
    found.data if found.exists?
  end

  # The token of a new session. A TTL policy on `expires_at` removes what has expired.
  def start_session(user_id)
    token = SecureRandom.urlsafe_base64(32)
    session(token).create({ user_id:, expires_at: Time.now + LIFETIME })
    token
  end

  def find_by_session(token)
    found = session(token).get
    return unless found.exists? && found[:expires_at] > Time.now

    DB.col('users').where(:id, :==, found[:user_id]).limit(1).get.first&.data
  end

  def end_session(token)
    session(token).delete
  end

  # Who reads the collection cannot sign in with it.
  def session(token) = DB.doc("sessions/#{Digest::SHA256.hexdigest(token)}")
end
