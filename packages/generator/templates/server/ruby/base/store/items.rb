# frozen_string_literal: true

require 'securerandom'
require_relative 'database'

# The items that a request may see and change: those that match its scope.
class Items
  def initialize(scope)
    @scope = scope
  end

  def page(limit, offset)
    rows.reverse(:created_at).limit(limit, offset).map { |row| present(row) }
  end

  def count = rows.count

  def add(title)
    row = { id: SecureRandom.uuid, title:, done: false, created_at: Time.now.round(6), **@scope }
    DB[:items].insert(row)
    present(row)
  end

  # Returns nil if there is no such item.
  def change(id, changes)
    rows.where(id:).update(changes) unless changes.empty?
    row = rows.first(id:)
    row && present(row)
  end

  # Returns the number of deleted items: 1 or 0.
  def remove(id) = rows.where(id:).delete

  private

  def rows = DB[:items].where(@scope)

  def present(row)
    { id: row[:id], title: row[:title], done: row[:done], createdAt: row[:created_at].utc.iso8601(6) }
  end
end
