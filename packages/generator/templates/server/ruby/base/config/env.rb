# frozen_string_literal: true

require 'dotenv'

# Environment variables take precedence over `.env`; an empty variable counts as unset.
Dotenv.load(File.expand_path('../../.env', __dir__))
ENV.delete_if { |_, value| value.empty? }
