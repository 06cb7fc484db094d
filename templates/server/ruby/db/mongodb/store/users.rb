# frozen_string_literal: true

require 'digest'
require 'securerandom'
require_relative 'database'

# Accounts and their sessions. Only the hash of a token is kept: who reads the database cannot sign in with it.
module Users
  LIFETIME = 7 * 24 * 60 * 60

  module_function

  # nil: there is already somebody with this address.
  def create(email, password_hash)
    DB[:users].indexes.create_one({ email: 1 }, unique: true)
    id = SecureRandom.uuid
    DB[:users].insert_one(_id: id, email:, password_hash: password_hash.to_s, created_at: Time.now)
    { id:, email: }
  rescue Mongo::Error::OperationFailure => e
    raise unless e.code == 11_000
  end

  def find(email) = present(DB[:users].find(email:).first)

  # The token of a new session, which MongoDB removes when it has expired.
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

  def present(user) = user && { id: user[:_id], email: user[:email], password_hash: user[:password_hash] }

  def digest(token) = Digest::SHA256.hexdigest(token)
end
