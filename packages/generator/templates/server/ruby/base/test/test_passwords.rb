# frozen_string_literal: true

require_relative 'helper'

# Receives the messages of the tests.
class Letterbox
  ARRIVED = Queue.new

  attr_reader :settings

  def initialize(settings)
    @settings = settings
  end

  def deliver!(mail) = ARRIVED << mail
end

class TestPasswords < ApiTest
  REFUSED = { 'error' => 'This link is not valid or has expired. Ask for a new one.' }.freeze

  def setup
    super
    Mail.defaults { delivery_method Letterbox }
    Letterbox::ARRIVED.clear
    sign_up
  end

  def teardown
    Passwords.set :environment, :test
  end

  def test_link_sets_a_new_password_once
    token = token_of(letter)
    assert_equal 204, reset(token)
    ask :get, '/api/auth/me'
    assert_nil answer['user']
    assert_equal 401, ask(:post, '/api/auth/sign-in', credentials)
    assert_equal 200, ask(:post, '/api/auth/sign-in', credentials.merge(password: 'battery staple'))
    assert_refused token
  end

  def test_message
    mail = letter
    assert_equal [credentials[:email]], mail.to
    assert_equal 'Reset your password', mail.subject
    lines = mail.body.decoded.lines(chomp: true)
    assert lines[0].start_with?('Open this link within one hour to choose a new password for ')
    assert_match(%r{\Ahttp\S+/reset-password\?token=[\w.-]+\z}, lines[2])
    assert_equal ['', '', 'If you did not ask for this, ignore this message.'], lines.values_at(1, 3, 4)
  end

  def test_link_expires
    token = token_of(letter)
    later(61 * 60) { assert_refused token }
  end

  def test_only_the_last_link_works
    first, second = Array.new(2) { token_of(letter) }
    assert_refused first
    assert_equal 204, reset(second)
  end

  def test_bad_values
    token = token_of(letter)
    id = token.partition('.').first
    [nil, 7, '', 'nothing', "#{id}.", "#{id}.#{'x' * 43}", "#{'-' * 36}.#{'x' * 43}"].each { |bad| assert_refused bad }
    assert_equal 400, reset(token, 'short')
  end

  def test_unknown_address_is_answered_the_same
    assert_equal 204, forget("#{SecureRandom.uuid}@example.com")
    assert_empty Letterbox::ARRIVED
    assert_equal 400, forget('nobody')
  end

  def test_mail_is_off_in_production
    Mail.defaults { delivery_method LogDelivery }
    Passwords.set :environment, :production
    [credentials[:email], "#{SecureRandom.uuid}@example.com"].each do |email|
      assert_equal 503, forget(email)
      assert_equal({ 'error' => 'Mail is off. Set SMTP_URL.' }, answer)
    end
  end

  def test_attempts_are_limited_together
    statuses = Array.new(5) { [forget('nobody'), reset('nothing')] }.flatten
    assert_equal ([400] * 9) + [429], statuses
    assert_equal 429, ask(:post, '/api/auth/sign-in', credentials)
  end

  private

  def forget(email) = ask(:post, '/api/auth/forgot-password', { email: })

  def reset(token, password = 'battery staple') = ask(:post, '/api/auth/reset-password', { token:, password: })

  def letter
    assert_equal 204, forget(credentials[:email].upcase)
    Letterbox::ARRIVED.pop(timeout: 10)
  end

  def token_of(mail) = mail.body.decoded[/\?token=(\S+)/, 1]

  def assert_refused(token)
    assert_equal [400, REFUSED], [reset(token), answer]
  end

  def later(seconds)
    now = Time.method(:now)
    Time.define_singleton_method(:now) { now.call + seconds }
    yield
  ensure
    Time.define_singleton_method(:now, now)
  end
end
