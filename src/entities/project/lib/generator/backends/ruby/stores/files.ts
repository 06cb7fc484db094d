import type { ProjectContext } from '../../../definitions'
import { filesOf } from '../../../file'
import { code } from '../../../text/code'
import { rubyLiteral } from '../../../text/escape'
import { rubyFile } from '../text'
import { rubyStore } from '.'
import { memoryFile } from './memory'
import { hasData } from './store'

/** `lib/store.rb` and `lib/store/`: the database, and memory for when it is not configured. */
export function storeFiles(project: ProjectContext) {
  const store = rubyStore(project)
  const data = hasData(project)
  return filesOf(
    entryFile(project),
    data && typesFile(project),
    memoryFile(project),
    store.file(project),
    data && timesFile(),
    ...(store.files?.(project) ?? []),
  )
}

function typesFile({ has }: ProjectContext) {
  return rubyFile(
    'lib/store/types.rb',
    '# What the server keeps. All times are strings in ISO 8601.',
    has('api') && 'Item = Struct.new(:id, :title, :done, :created_at, keyword_init: true)',
    has('auth') &&
      code`
        # The e-mail address is in lower case and unique.
        User = Struct.new(:id, :email, :password_hash, :created_at, keyword_init: true)
        Session = Struct.new(:token_hash, :user_id, :expires_at, keyword_init: true)
      `,
  )
}

function entryFile(project: ProjectContext) {
  const { gem, configured, className, arguments: given } = rubyStore(project)
  const { id, label, required } = project.database
  const data = hasData(project)
  const memory = 'Data is kept in memory and is gone after a restart.'
  const note = data
    ? `${memory} Set ${required} to keep it in ${label}.`
    : `Set ${required} to connect ${label}.`
  return rubyFile(
    'lib/store.rb',
    code`
      # Where data is kept: ${label} when it is configured, memory otherwise.

      require_relative 'store/memory'
      ${!gem && `require_relative 'store/${id}'`}
    `,
    code`
      # The note is said to people when no database is connected.
      Database = Struct.new(:type, :configured, :store, :note, keyword_init: true)

      TYPE = ${rubyLiteral(label)}
      ${constant('NOTE', note)}
      ${gem && constant('DRIVER_MISSING', `The driver of ${label} is not installed: run "npm run setup" and start again.${data ? ' Until then data is kept in memory.' : ''}`)}
    `,
    code`
      def self.open_database(config)
        return memory(NOTE) unless ${configured}
        ${gem && 'return memory(DRIVER_MISSING) unless load_driver'}

        store = ${className}.new(${given})
        Database.new(type: TYPE, configured: true, store: store, note: NOTE)
      end
    `,
    code`
      def self.memory(note)
        Database.new(type: TYPE, configured: false, store: MemoryStore.new, note: note)
      end
    `,
    gem &&
      code`
        # False when it is not installed.
        def self.load_driver
          use_bundle if File.directory?(File.expand_path('../vendor', __dir__))
          require_relative 'store/${id}'
          true
        rescue LoadError
          false
        end

        # What npm run setup has installed. Without it, the gems of this machine may have the driver.
        def self.use_bundle
          require 'bundler'
          ENV['BUNDLE_GEMFILE'] = File.expand_path('../Gemfile', __dir__)
          Bundler.setup
        rescue StandardError => e
          raise LoadError, e.message
        end
      `,
  )
}

/** A constant of one sentence or more; a long one is broken after its first sentence. */
function constant(name: string, text: string): string {
  const line = `${name} = ${rubyLiteral(text)}`
  const end = text.indexOf('. ') + 2
  if (line.length <= 110 || end < 2) return line
  return `${name} = ${rubyLiteral(text.slice(0, end))} \\\n       ${' '.repeat(name.length - 4)}${rubyLiteral(text.slice(end))}`
}

function timesFile() {
  return rubyFile(
    'lib/times.rb',
    "require 'time'",
    code`
      # Times are strings in ISO 8601, in UTC and with milliseconds.
      module Times
        def self.now(seconds = 0)
          iso(Time.now + seconds)
        end

        def self.iso(time)
          time.getutc.iso8601(3)
        end
      end
    `,
  )
}
