# frozen_string_literal: true

# Creates a new migration: ruby migrations/new.rb add_notes
abort 'A migration needs a name.' if ARGV.empty?

file = File.join(__dir__, "#{Time.now.utc.strftime('%Y%m%d%H%M%S')}_#{ARGV.join('_')}.rb")
File.write(file, <<~RUBY)
  # frozen_string_literal: true

  Sequel.migration do
    change do
      # add_column :items, :notes, String, size: 200, null: false, default: ''
    end
  end
RUBY
puts "Created migrations/#{File.basename(file)}"
