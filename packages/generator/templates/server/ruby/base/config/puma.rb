# frozen_string_literal: true

require_relative 'env'

bind "tcp://#{ENV.fetch('HOST', '127.0.0.1')}:#{ENV.fetch('PORT', '4567')}"
environment ENV.fetch('APP_ENV', 'development')
threads 1, 8
