# frozen_string_literal: true

# {{#if api}}
require_relative 'items'
# {{/if}}
require_relative 'password'
require_relative 'users'

# Example data for development.
module Seed
  EMAIL = 'demo@example.com'
  PASSWORD = 'demo-password'

  # Prints what it did.
  def self.run
    abort 'Example data is for development only: APP_ENV is production.' if ENV['APP_ENV'] == 'production'
    user = Users.create(EMAIL, Password.hash_of(PASSWORD))
    return puts('The database already contains data. Nothing was changed.') unless user

    puts "Sign in as #{EMAIL} with the password #{PASSWORD}."
    # {{#if api}}
    items = Items.new({ owner_id: user[:id] })
    ['Read the README', 'Add a route', 'Write a test'].each { |title| items.add(title) }
    puts 'Three items were added.'
    # {{/if}}
  end
end
