# frozen_string_literal: true

require 'openai'

# The assistant; works with any provider that has an OpenAI-compatible API.
class Ai < Api
  KEY = ENV.fetch('AI_API_KEY', nil)
  MODEL = ENV.fetch('AI_MODEL', 'gpt-5-mini')
  ROLES = %w[user assistant].freeze

  helpers do
    def read_messages
      messages = read_body['messages']
      refuse 400, '"messages" must be 1 to 50 messages.' unless messages.is_a?(Array) && messages.length.between?(1, 50)
      messages.map do |message|
        role = message.is_a?(Hash) && message['role']
        refuse 400, '"role" must be "user" or "assistant".' unless ROLES.include?(role)
        { role: role.to_sym, content: text_of(message['content'], 'content', 1..10_000) }
      end
    end

    def ask(messages)
      OpenAI::Client.new(api_key: KEY, base_url: ENV.fetch('AI_BASE_URL', 'https://api.openai.com/v1'))
                    .chat.completions.stream_raw(model: MODEL, messages:)
    rescue OpenAI::Errors::Error => e
      warn e.message
      refuse 502, 'The assistant did not respond.'
    end
  end

  # {{#if auth}}
  before('/api/ai/*') { user! }

  # {{/if}}
  get('/api/ai/status') { answer({ configured: !KEY.nil?, model: MODEL }) }

  post '/api/ai/chat' do
    refuse 503, 'The assistant is off. Set AI_API_KEY.' unless KEY
    chunks = ask(read_messages)
    content_type 'text/event-stream'
    cache_control :no_cache
    stream do |out|
      chunks.each do |chunk|
        text = chunk.choices.first&.delta&.content
        out << "data: #{JSON.generate(text:)}\n\n" if text
      end
    rescue OpenAI::Errors::Error => e
      warn e.message
      out << "data: #{JSON.generate(error: 'The assistant stopped responding.')}\n\n"
    ensure
      out << "data: [DONE]\n\n"
    end
  end
end
