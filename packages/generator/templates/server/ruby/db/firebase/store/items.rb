# frozen_string_literal: true

require 'securerandom'
require_relative 'database'

# The items that a request may see and change: a collection below their owner.
class Items
  def initialize(scope)
    owner = scope[:owner_id]
    @items = DB.col(owner ? "owners/#{owner}/items" : 'items')
  end

  def page(limit, offset)
    @items.order(:created_at, :desc).offset(offset).limit(limit).get.map { |item| present(item) }
  end

  def count = @items.aggregate_query.add_count.get.first.get

  def add(title)
    item = @items.doc(SecureRandom.uuid)
    item.create({ title:, done: false, created_at: Time.now })
    present(item.get)
  end

  # Returns nil if there is no such item.
  def change(id, changes)
    item = @items.doc(id)
    item.update(changes) unless changes.empty?
    found = item.get
    present(found) if found.exists?
  rescue Google::Cloud::NotFoundError
    nil
  end

  # Returns the number of deleted items: 1 or 0.
  def remove(id)
    item = @items.doc(id)
    existed = item.get.exists? ? 1 : 0
    item.delete
    existed
  end

  private

  def present(item)
    { id: item.document_id, title: item[:title], done: item[:done], createdAt: item[:created_at].utc.iso8601(6) }
  end
end
