# frozen_string_literal: true

require 'bcrypt'
require 'digest'

# Password hashes. bcrypt reads only 72 bytes, so it gets the shorter digest of a password.
module Password
  module_function

  def hash_of(password) = BCrypt::Password.create(Digest::SHA256.base64digest(password)).to_s

  def matches?(hash, password) = BCrypt::Password.new(hash) == Digest::SHA256.base64digest(password)
end
