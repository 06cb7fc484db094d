# frozen_string_literal: true

require 'digest'
require 'securerandom'
require_relative 'database'
require_relative 'reset_token'

# Accounts and their sessions. Only the hash of a token is stored: reading the table is not enough to sign in.
module Users
  LIFETIME = 7 * 24 * 60 * 60

  module_function

  # Returns nil if the address already has an account.
  def create(email, password_hash)
    user = { id: SecureRandom.uuid, email:, password_hash: password_hash.to_s, created_at: Time.now }
    DB[:users].insert(user)
    user
  rescue Sequel::UniqueConstraintViolation
    nil
  end

  def find(email) = DB[:users].first(email:)

  # Returns the token of a new session; deletes expired sessions.
  def start_session(user_id)
    token = SecureRandom.urlsafe_base64(32)
    sessions = DB[:sessions]
    sessions.where { expires_at < Time.now }.delete
    sessions.insert(token_hash: digest(token), user_id:, expires_at: Time.now + LIFETIME)
    token
  end

  def find_by_session(token)
    session = DB[:sessions].where(token_hash: digest(token)).where { expires_at > Time.now }
    DB[:users].first(id: session.select(:user_id))
  end

  def end_session(token)
    DB[:sessions].where(token_hash: digest(token)).delete
  end

  # Returns the token of a new password reset link, which replaces the previous one.
  def start_reset(user)
    token = ResetToken.new(user[:id])
    changes = { reset_hash: token.digest, reset_expires_at: Time.now + ResetToken::LIFETIME }
    DB[:users].where(id: token.user_id).update(changes)
    token
  end

  # Changes the password and ends all sessions. Returns false if the token is unknown, used or expired.
  def reset_password(token, password_hash)
    user = DB[:users].first(id: token.user_id)
    return false unless user && token.matches?(user[:reset_hash], user[:reset_expires_at])

    DB.transaction do
      # Of two requests with the same token, the second finds nothing to change.
      unused = DB[:users].where(id: token.user_id, reset_hash: token.digest)
      changed = unused.update(password_hash:, reset_hash: nil, reset_expires_at: nil)
      DB[:sessions].where(user_id: token.user_id).delete
      changed == 1
    end
  end

  def digest(token) = Digest::SHA256.hexdigest(token)
end
