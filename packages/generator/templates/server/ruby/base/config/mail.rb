# frozen_string_literal: true

require 'mail'
require 'uri'
require_relative 'env'

# Writes messages to the log, so that development needs no mail server.
class LogDelivery
  attr_reader :settings

  def initialize(settings)
    @settings = settings
  end

  def deliver!(mail)
    warn "To: #{mail.to.first}\nSubject: #{mail.subject}\n\n#{mail.body.decoded}"
  end
end

Mail.defaults do
  server = URI(ENV.fetch('SMTP_URL', ''))
  # `smtps` uses implicit TLS; `smtp` switches to TLS if the server offers it.
  tls = server.scheme == 'smtps'
  if server.host
    user_name, password = [server.user, server.password].map { |part| part && URI.decode_uri_component(part) }
    delivery_method :smtp, address: server.host, port: server.port || (tls ? 465 : 587), tls:, user_name:, password:,
                           open_timeout: 10, read_timeout: 10
  else
    delivery_method LogDelivery
  end
end
