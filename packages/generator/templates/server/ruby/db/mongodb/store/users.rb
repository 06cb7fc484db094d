# frozen_string_literal: true

require 'digest'
require 'securerandom'
require_relative 'database'
require_relative 'reset_token'

# Accounts and their sessions. Only the hash of a token is stored: reading the database is not enough to sign in.
module Users
  LIFETIME = 7 * 24 * 60 * 60

  module_function

  # Returns nil if the address already has an account.
  def create(email, password_hash)
    DB[:users].indexes.create_one({ email: 1 }, unique: true)
    id = SecureRandom.uuid
    DB[:users].insert_one(_id: id, email:, password_hash: password_hash.to_s, created_at: Time.now)
    { id:, email: }
  rescue Mongo::Error::OperationFailure => e
    raise unless e.code == 11_000
  end

  def find(email) = present(DB[:users].find(email:).first)

  # Returns the token of a new session, which MongoDB removes when it expires.
  def start_session(user_id)
    token = SecureRandom.urlsafe_base64(32)
    DB[:sessions].indexes.create_one({ expires_at: 1 }, expire_after: 0)
    DB[:sessions].insert_one(_id: digest(token), user_id:, expires_at: Time.now + LIFETIME)
    token
  end

  def find_by_session(token)
    session = DB[:sessions].find(_id: digest(token), expires_at: { '$gt' => Time.now }).first
    session && present(DB[:users].find(_id: session[:user_id]).first)
  end

  def end_session(token)
    DB[:sessions].delete_one(_id: digest(token))
  end

  # Returns the token of a new password reset link, which replaces the previous one.
  def start_reset(user)
    token = ResetToken.new(user[:id])
    changes = { reset_hash: token.digest, reset_expires_at: Time.now + ResetToken::LIFETIME }
    DB[:users].update_one({ _id: token.user_id }, { '$set' => changes })
    token
  end

  # Changes the password and ends all sessions. Returns nil if the token is unknown, used or expired.
  def reset_password(token, password_hash)
    user = DB[:users].find(_id: token.user_id).first
    return unless user && token.matches?(user[:reset_hash], user[:reset_expires_at])

    # Of two requests with the same token, the second finds nothing to change.
    changes = { password_hash:, reset_hash: nil, reset_expires_at: nil }
    changed = DB[:users].update_one({ _id: token.user_id, reset_hash: token.digest }, { '$set' => changes })
    DB[:sessions].delete_many(user_id: token.user_id)
    true if changed.modified_count == 1
  end

  def present(user) = user && { id: user[:_id], email: user[:email], password_hash: user[:password_hash] }

  def digest(token) = Digest::SHA256.hexdigest(token)
end
