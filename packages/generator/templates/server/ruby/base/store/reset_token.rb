# frozen_string_literal: true

require 'digest'
require 'openssl'
require 'securerandom'

# The token of a password reset link: `<user id>.<secret>`. Only the hash of the secret is stored.
class ResetToken
  LIFETIME = 60 * 60
  FORM = /\A(\h{8}(?:-\h{4}){3}-\h{12})\.([\w-]{43})\z/

  attr_reader :user_id

  # Returns nil if the text is not a token.
  def self.parse(text)
    user_id, secret = FORM.match(text)&.captures if text.is_a?(String) && text.valid_encoding?
    user_id && new(user_id, secret)
  end

  def initialize(user_id, secret = SecureRandom.urlsafe_base64(32))
    @user_id = user_id
    @secret = secret
  end

  def digest = Digest::SHA256.hexdigest(@secret)

  # Whether the stored hash belongs to this token and has not expired.
  def matches?(hash, expires_at)
    !hash.nil? && OpenSSL.secure_compare(hash, digest) && expires_at > Time.now
  end

  def to_s = "#{@user_id}.#{@secret}"
end
