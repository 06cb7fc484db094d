# frozen_string_literal: true

require 'digest'
require 'securerandom'
require_relative 'database'
require_relative 'reset_token'

# Accounts and their sessions: `user:<id>` is a hash, `email:<address>` and `session:<hash of a token>` hold its id,
# and the sorted set `sessions:<id>` holds the keys of its sessions by expiry.
module Users
  LIFETIME = 7 * 24 * 60 * 60

  module_function

  # Returns nil if the address already has an account.
  def create(email, password_hash)
    user = { id: SecureRandom.uuid, email:, password_hash: password_hash.to_s }
    DB.hset("user:#{user[:id]}", user)
    return user if DB.set("email:#{email}", user[:id], nx: true)

    DB.del("user:#{user[:id]}")
    nil
  end

  def find(email) = load_user(DB.get("email:#{email}"))

  # Returns the token of a new session, which Redis removes when it expires.
  def start_session(user_id)
    token = SecureRandom.urlsafe_base64(32)
    now = Time.now.to_i
    DB.multi do |transaction|
      transaction.set(session_key(token), user_id, ex: LIFETIME)
      transaction.zremrangebyscore("sessions:#{user_id}", 0, now)
      transaction.zadd("sessions:#{user_id}", now + LIFETIME, session_key(token))
    end
    token
  end

  def find_by_session(token) = load_user(DB.get(session_key(token)))

  def end_session(token)
    user_id = DB.get(session_key(token))
    DB.del(session_key(token))
    DB.zrem("sessions:#{user_id}", session_key(token)) if user_id
  end

  # Returns the token of a new password reset link, which replaces the previous one.
  def start_reset(user)
    token = ResetToken.new(user[:id])
    expires_at = Time.now.to_i + ResetToken::LIFETIME
    DB.hset("user:#{token.user_id}", { reset_hash: token.digest, reset_expires_at: expires_at })
    token
  end

  # Changes the password and ends all sessions. Returns false if the token is unknown, used or expired.
  def reset_password(token, password_hash)
    key = "user:#{token.user_id}"
    hash, expires_at = DB.hmget(key, 'reset_hash', 'reset_expires_at')
    # Of two requests with the same token, the second finds nothing to remove.
    unused = token.matches?(hash, Time.at(expires_at.to_i)) && DB.hdel(key, 'reset_hash', 'reset_expires_at').positive?
    if unused
      DB.hset(key, 'password_hash', password_hash)
      DB.del("sessions:#{token.user_id}", *DB.zrange("sessions:#{token.user_id}", 0, -1))
    end
    unused
  end

  def load_user(id)
    user = id ? DB.hgetall("user:#{id}") : {}
    user.transform_keys(&:to_sym) unless user.empty?
  end

  # Only a hash is stored: reading the keys is not enough to sign in.
  def session_key(token) = "session:#{Digest::SHA256.hexdigest(token)}"
end
