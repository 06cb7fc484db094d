# frozen_string_literal: true

require 'securerandom'
require_relative 'database'

# The items that a request may see and change. `item:<id>` is a hash; a sorted set holds an owner's item ids by age.
class Items
  def initialize(scope)
    @index = ['items', *scope.values].join(':')
  end

  def page(limit, offset)
    ids = DB.zrevrange(@index, offset, offset + limit - 1)
    ids.zip(DB.pipelined { |pipe| ids.each { |id| pipe.hgetall("item:#{id}") } })
       .filter_map { |id, item| present(id, item) unless item.empty? }
  end

  def count = DB.zcard(@index)

  def add(title)
    id = SecureRandom.uuid
    now = Time.now.utc
    item = { 'title' => title, 'done' => 'false', 'created_at' => now.iso8601(6) }
    DB.multi do |transaction|
      transaction.hset("item:#{id}", item)
      transaction.zadd(@index, now.to_f, id)
    end
    present(id, item)
  end

  # Returns nil if there is no such item.
  def change(id, changes)
    return unless DB.zscore(@index, id)

    DB.hset("item:#{id}", changes.transform_values(&:to_s)) unless changes.empty?
    present(id, DB.hgetall("item:#{id}"))
  end

  # Returns the number of deleted items: 1 or 0.
  def remove(id)
    removed = DB.zrem(@index, id) ? 1 : 0
    DB.del("item:#{id}") if removed.positive?
    removed
  end

  private

  def present(id, item)
    { id:, title: item['title'], done: item['done'] == 'true', createdAt: item['created_at'] }
  end
end
