# frozen_string_literal: true

require 'securerandom'
require_relative 'database'

# The items that a request may see and change: those that match its scope.
class Items
  # Creates the index for pages on first use and not at startup, when the database may be down.
  def self.index(scope)
    @index ||= DB[:items].indexes.create_one({ **scope.transform_values { 1 }, created_at: -1 })
  end

  def initialize(scope)
    @scope = scope
  end

  def page(limit, offset)
    DB[:items].find(@scope).sort(created_at: -1).skip(offset).limit(limit).map { |item| present(item) }
  end

  def count = DB[:items].count_documents(@scope)

  def add(title)
    self.class.index(@scope)
    item = { _id: SecureRandom.uuid, title:, done: false, created_at: Time.now.floor(3), **@scope }
    DB[:items].insert_one(item)
    present(item)
  end

  # Returns nil if there is no such item.
  def change(id, changes)
    item = DB[:items].find(own(id)).first
    DB[:items].update_one(own(id), { '$set' => changes }) if item && !changes.empty?
    item && present(item.to_h.transform_keys(&:to_sym).merge(changes))
  end

  # Returns the number of deleted items: 1 or 0.
  def remove(id) = DB[:items].delete_one(own(id)).deleted_count

  private

  def own(id) = { _id: id, **@scope }

  def present(item)
    { id: item[:_id], title: item[:title], done: item[:done], createdAt: item[:created_at].utc.iso8601(3) }
  end
end
