import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code, lines } from '../../text/code'
import { rubyLiteral } from '../../text/escape'
import { rubyStore } from './stores'
import { rubyFile } from './text'

/** `main.rb` */
export function mainFile() {
  return file(
    'main.rb',
    code`
      # frozen_string_literal: true

      # Starts and stops the server: ruby main.rb

      require_relative 'lib/application'
      require_relative 'lib/config'
      require_relative 'lib/http/server'
      require_relative 'lib/store'

      $stdout.sync = true

      config = App.read_config
      database = App.open_database(config)
      app = App::Application.new(config, database)

      begin
        server = App::Http::Server.new(app, config.host, config.port, log: !config.production)
      rescue Errno::EADDRINUSE
        abort "Port #{config.port} is in use. Set PORT to another one."
      rescue SystemCallError, SocketError => e
        abort "The server cannot listen on #{config.host}: #{e.message}"
      end

      %w[INT TERM].each { |signal| trap(signal) { server.stop } }

      puts "#{config.name} is running at http://localhost:#{server.port}"
      puts database.note unless database.configured
      server.run
      database.store.close
    `,
  )
}

/** `lib/config.rb` */
export function configFile(project: ProjectContext) {
  const { settings } = rubyStore(project)
  const ai = project.has('ai')
  return rubyFile(
    'lib/config.rb',
    '# Everything that the environment decides. .env.example explains each variable.',
    code`
      NAME = ${rubyLiteral(project.title)}
      VERSION = '0.1.0'
    `,
    ai &&
      code`
        # The address of an OpenAI-compatible API, ending in /v1. Without a key the assistant is off.
        AiSettings = Struct.new(:base_url, :api_key, :model, keyword_init: true)
      `,
    code`
      # In production requests are not logged, and errors keep their details to themselves.
      Config = Struct.new(
        :name, :version, :environment, :production, :host, :port,
        ${settings.map(([name]) => `:${name},`).join(' ')}
        ${ai && ':ai,'}
        keyword_init: true
      )
    `,
    code`
      def self.read_config(env = ENV)
        environment = present(env['APP_ENV']) || ${rubyLiteral(project.config.environment)}
        Config.new(
          name: NAME,
          version: VERSION,
          environment: environment,
          production: environment != 'development',
          host: present(env['HOST']) || '127.0.0.1',
          port: read_port(present(env['PORT']) || '3000')${(settings.length > 0 || ai) && ','}
          ${lines(...settings.map(([name, variable], index) => `${name}: present(env['${variable}'])${index < settings.length - 1 || ai ? ',' : ''}`))}
          ${ai && 'ai: read_ai_settings(env)'}
        )
      end
    `,
    ai &&
      code`
        def self.read_ai_settings(env)
          AiSettings.new(
            base_url: present(env['AI_BASE_URL']) || 'https://api.openai.com/v1',
            api_key: present(env['AI_API_KEY']),
            model: present(env['AI_MODEL']) || 'gpt-4o-mini'
          )
        end
      `,
    code`
      def self.present(value)
        value unless value.to_s.empty?
      end

      def self.read_port(value)
        return value.to_i if value.match?(/\A[0-9]{1,5}\z/) && value.to_i < 65_536

        abort "PORT must be a number from 0 to 65535, not \"#{value}\"."
      end
    `,
  )
}

/** `lib/application.rb` */
export function applicationFile(project: ProjectContext) {
  const { has } = project
  const guarded = has('auth') && (has('api') || has('ai'))
  const guard = guarded ? ', signed_in' : ''
  return rubyFile(
    'lib/application.rb',
    code`
      # All routes in one place.

      ${has('ai') && "require_relative 'ai/routes'"}
      ${has('auth') && "require_relative 'auth/routes'"}
      ${has('docs') && "require_relative 'docs'"}
      require_relative 'health'
      ${has('api') && "require_relative 'items'"}
      require_relative 'messages'
      require_relative 'router'
      require_relative 'web'
    `,
    code`
      # The whole server as one function from request to response; it opens no port.
      class Application
        def initialize(config, database, web_folder: Web::FOLDER)
          @health = Health.new(config, database)
          @web = Web.new(web_folder)
          @router = Router.new
          @health.add_to(@router)
          ${guarded && 'signed_in = Sessions.new(database.store).method(:guard)'}
          ${has('auth') && 'AuthRoutes.new(database.store).add_to(@router)'}
          ${has('api') && `ItemRoutes.new(database.store${guard}).add_to(@router)`}
          ${has('ai') && `AiRoutes.new(config.ai${guard}).add_to(@router)`}
          ${has('docs') && 'DocsRoutes.new.add_to(@router)'}
        end

        def call(request)
          answer(request)
        rescue HttpError => e
          App.error_response(e.status, e.message)
        rescue StandardError => e
          warn e.full_message(highlight: false)
          return App.error_response(503, 'The database cannot be reached.') if @health.unreachable?

          App.error_response(500, 'Something went wrong on the server.')
        end

        private

        def answer(request)
          handler, *parameters = @router.find(request.verb, request.path)
          return handler.call(request, *parameters) if handler
          raise HttpError.new(404, 'There is no such endpoint.') if request.path.match?(%r{\A/api(/|\z)})

          @web.call(request)
        end
      end
    `,
  )
}
