# frozen_string_literal: true

require 'digest'
require 'securerandom'
require_relative 'database'

# Accounts and their sessions. Only the hash of a token is kept: who reads the table cannot sign in with it.
module Users
  LIFETIME = 7 * 24 * 60 * 60

  module_function

  # nil: there is already somebody with this address.
  def create(email, password_hash)
    user = { id: SecureRandom.uuid, email:, password_hash: password_hash.to_s, created_at: Time.now }
    DB[:users].insert(user)
    user
  rescue Sequel::UniqueConstraintViolation
    nil
  end

  def find(email) = DB[:users].first(email:)

  # The token of a new session; those that have expired go.
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

  def digest(token) = Digest::SHA256.hexdigest(token)
end
