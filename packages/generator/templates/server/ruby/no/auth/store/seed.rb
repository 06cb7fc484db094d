# frozen_string_literal: true

require_relative 'items'

# Data to try the application with.
module Seed
  # Says what it did.
  def self.run
    abort 'Demo data is not for production.' if ENV['APP_ENV'] == 'production'
    items = Items.new({})
    return puts('The demo data is already there. Nothing was changed.') if items.page(1, 0).any?

    ['First item', 'Second item', 'Third item'].each { |title| items.add(title) }
    puts 'Three items were added.'
  end
end
