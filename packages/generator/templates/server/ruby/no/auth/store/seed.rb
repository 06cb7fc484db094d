# frozen_string_literal: true

require_relative 'items'

# Example data for development.
module Seed
  # Prints what it did.
  def self.run
    abort 'Example data is for development only: APP_ENV is production.' if ENV['APP_ENV'] == 'production'
    items = Items.new({})
    return puts('The database already contains data. Nothing was changed.') if items.page(1, 0).any?

    ['Read the README', 'Add a route', 'Write a test'].each { |title| items.add(title) }
    puts 'Three items were added.'
  end
end
