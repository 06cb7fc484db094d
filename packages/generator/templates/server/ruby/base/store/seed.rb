# frozen_string_literal: true

# {{#if api}}
require_relative 'items'
# {{/if}}
require_relative 'password'
require_relative 'users'

# Data to try the application with.
module Seed
  EMAIL = 'demo@example.com'
  PASSWORD = 'demo-password'

  # Says what it did.
  def self.run
    abort 'Demo data is not for production.' if ENV['APP_ENV'] == 'production'
    user = Users.create(EMAIL, Password.hash_of(PASSWORD))
    return puts('The demo data is already there. Nothing was changed.') unless user

    puts "The account #{EMAIL} has the password #{PASSWORD}."
    # {{#if api}}
    items = Items.new({ owner_id: user[:id] })
    ['First item', 'Second item', 'Third item'].each { |title| items.add(title) }
    puts 'Three items were added.'
    # {{/if}}
  end
end
