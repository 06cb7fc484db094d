# frozen_string_literal: true

require_relative '../store/users'

# Helpers for all routes: the signed-in user.
module Session
  def current_user
    token = request.cookies['session']
    @current_user ||= token && Users.find_by_session(token)
  end

  def user! = current_user || refuse(401, 'Sign in first.')
end

Api.helpers Session
