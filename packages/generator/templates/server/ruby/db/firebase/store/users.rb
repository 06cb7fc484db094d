# frozen_string_literal: true

require 'digest'
require 'securerandom'
require_relative 'database'
require_relative 'reset_token'

# Accounts and their sessions: `users/<address>` and `sessions/<hash of a token>`.
module Users
  LIFETIME = 7 * 24 * 60 * 60

  module_function

  # Returns nil if the address already has an account.
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

  # Returns the token of a new session. A TTL policy on `expires_at` removes expired ones.
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

  # Returns the token of a new password reset link, which replaces the previous one.
  def start_reset(user)
    token = ResetToken.new(user[:id])
    changes = { reset_hash: token.digest, reset_expires_at: Time.now + ResetToken::LIFETIME }
    DB.doc("users/#{user[:email]}").update(changes)
    token
  end

  # Changes the password and ends all sessions. Returns false if the token is unknown, used or expired.
  def reset_password(token, password_hash)
    found = DB.col('users').where(:id, :==, token.user_id).limit(1).get.first
    # Of two requests with the same token, the second sees that it was used.
    changed = found && DB.transaction do |transaction|
      user = transaction.get(found.ref)
      next false unless token.matches?(user[:reset_hash], user[:reset_expires_at])

      transaction.update(found.ref, { password_hash:, reset_hash: nil, reset_expires_at: nil })
      true
    end
    DB.col('sessions').where(:user_id, :==, token.user_id).get { |session| session.ref.delete } if changed
    changed || false
  end

  # Only a hash is stored: reading the collection is not enough to sign in.
  def session(token) = DB.doc("sessions/#{Digest::SHA256.hexdigest(token)}")
end
