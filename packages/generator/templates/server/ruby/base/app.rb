# frozen_string_literal: true

require_relative 'api/base'
# {{#if auth}}
require_relative 'api/auth'
require_relative 'api/passwords'
# {{/if}}
# {{#if api}}
require_relative 'api/items'
# {{/if}}
# {{#if ai}}
require_relative 'api/ai'
# {{/if}}
# {{#if docs}}
require_relative 'api/docs'
# {{/if}}
# {{#if hasFrontend}}
require_relative 'api/web'
# {{/if}}

# The application: the routes of the other files, and the health check.
class App < Api
  use EveryRequest
  (Api.subclasses - [self]).each { |part| use part }

  get '/api/health' do
    ping
    answer({ status: 'ok', database: 'ok' })
  rescue *UNREACHABLE
    answer({ status: 'degraded', database: 'unreachable' })
  end
end
