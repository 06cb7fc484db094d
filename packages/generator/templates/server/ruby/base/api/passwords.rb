# frozen_string_literal: true

require_relative 'credentials'
require_relative '../config/mail'
require_relative '../store/reset_token'
require_relative '../store/users'

# Password resets by mail.
class Passwords < Api
  APP_URL = ENV.fetch('APP_URL', 'http://localhost:{{webPort}}')
  FROM = ENV.fetch('MAIL_FROM', 'app@localhost')
  TITLE = '{{title}}'

  helpers Credentials

  helpers do
    def send_link(user)
      body = <<~TEXT.chomp
        Open this link within one hour to choose a new password for #{TITLE}:

        #{APP_URL}/reset-password?token=#{Users.start_reset(user)}

        If you did not ask for this, ignore this message.
      TEXT
      Mail.deliver(from: FROM, to: user[:email], subject: 'Reset your password', body:, charset: 'UTF-8')
    end
  end

  post '/api/auth/forgot-password' do
    limit_attempts
    email = email_of(read_body)
    off = settings.production? && Mail.delivery_method.is_a?(LogDelivery)
    refuse 503, 'Mail is off. Set SMTP_URL.' if off
    user = Users.find(email)
    # Not awaited: the response time must not reveal whether there is an account.
    Thread.new { send_link(user) } if user
    status 204
  end

  post '/api/auth/reset-password' do
    limit_attempts
    body = read_body
    password = password_of(body)
    token = ResetToken.parse(body['token'])
    changed = token && Users.reset_password(token, Password.hash_of(password))
    refuse 400, 'This link is not valid or has expired. Ask for a new one.' unless changed
    status 204
  end
end
