# frozen_string_literal: true

# Counts attempts per address, and forgets them when their window is over.
class Attempts
  def initialize(limit:, seconds:)
    @limit = limit
    @seconds = seconds
    @lock = Mutex.new
    @made = {}
  end

  def allow?(address)
    @lock.synchronize do
      now = Process.clock_gettime(Process::CLOCK_MONOTONIC)
      @made.each_value { |times| times.reject! { |time| time < now - @seconds } }
      @made.delete_if { |_, times| times.empty? }
      times = (@made[address] ||= [])
      times << now if times.length < @limit
      times.last == now
    end
  end

  def reset = @lock.synchronize { @made.clear }
end
