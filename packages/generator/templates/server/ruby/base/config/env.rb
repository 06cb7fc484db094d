# frozen_string_literal: true

require 'dotenv'

# What stands in `.env` counts unless the environment says otherwise; a variable without a value is not set.
Dotenv.load(File.expand_path('../../.env', __dir__))
ENV.delete_if { |_, value| value.empty? }
