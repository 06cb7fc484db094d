# frozen_string_literal: true

require 'digest'
require 'securerandom'
require_relative 'database'

# Accounts and their sessions: `user:<id>` is a hash, `email:<address>` and `session:<hash of a token>` hold its id.
module Users
  LIFETIME = 7 * 24 * 60 * 60

  module_function

  # nil: there is already somebody with this address.
  def create(email, password_hash)
    user = { id: SecureRandom.uuid, email:, password_hash: password_hash.to_s }
    DB.hset("user:#{user[:id]}", user)
    return user if DB.set("email:#{email}", user[:id], nx: true)

    DB.del("user:#{user[:id]}")
    nil
  end

  def find(email) = load_user(DB.get("email:#{email}"))

  # The token of a new session, which Redis removes when it has expired.
  def start_session(user_id)
    token = SecureRandom.urlsafe_base64(32)
    DB.set(session_key(token), user_id, ex: LIFETIME)
    token
  end

  def find_by_session(token) = load_user(DB.get(session_key(token)))

  def end_session(token)
    DB.del(session_key(token))
  end

  def load_user(id)
    user = id ? DB.hgetall("user:#{id}") : {}
    user.transform_keys(&:to_sym) unless user.empty?
  end

  # Who reads the keys cannot sign in with them.
  def session_key(token) = "session:#{Digest::SHA256.hexdigest(token)}"
end
