# frozen_string_literal: true

require 'yaml'

# Serves the description of this API, openapi.yaml, and a page that renders it.
class Docs < Api
  FOLDER = File.expand_path('..', __dir__)
  OPENAPI = YAML.load_file("#{FOLDER}/openapi.yaml").freeze

  get('/api/openapi.json') { answer OPENAPI }

  get '/api/docs' do
    headers 'content-security-policy' => "default-src 'self'; style-src 'unsafe-inline'"
    send_file "#{FOLDER}/docs.html"
  end

  get('/api/docs/docs.js') { send_file "#{FOLDER}/docs.js" }
end
