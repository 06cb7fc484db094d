import type { ProjectContext } from '../../definitions'
import { code } from '../../text/code'
import { rubyFile } from './text'

/** `lib/web.rb`: the built front end, served as static files. */
export function webFile({ frontend }: ProjectContext) {
  const spa = frontend.fallback.status === 200
  return rubyFile(
    'lib/web.rb',
    "# The built web app, served as static files.\n\nrequire 'time'\n\nrequire_relative 'messages'",
    code`
      class Web
        FOLDER = File.expand_path('../../web/${frontend.outputFolder}', __dir__)
        NOT_BUILT = 'The web app is not built yet: run "npm run build", or "npm run dev" to work on it.'
        FOREVER = 'public, max-age=31536000, immutable'

        TYPES = {
          '.css' => 'text/css; charset=utf-8',
          '.html' => 'text/html; charset=utf-8',
          '.ico' => 'image/x-icon',
          '.jpeg' => 'image/jpeg',
          '.jpg' => 'image/jpeg',
          '.js' => 'text/javascript; charset=utf-8',
          '.json' => 'application/json; charset=utf-8',
          '.map' => 'application/json; charset=utf-8',
          '.mjs' => 'text/javascript; charset=utf-8',
          '.png' => 'image/png',
          '.svg' => 'image/svg+xml; charset=utf-8',
          '.txt' => 'text/plain; charset=utf-8',
          '.wasm' => 'application/wasm',
          '.webmanifest' => 'application/manifest+json; charset=utf-8',
          '.webp' => 'image/webp',
          '.woff' => 'font/woff',
          '.woff2' => 'font/woff2',
          '.xml' => 'application/xml; charset=utf-8'
        }.freeze

        def initialize(folder)
          @folder = folder
        end

        def call(request)
          return text(404, '404 Not Found') unless %w[GET HEAD].include?(request.verb)

          path = App.unescape(request.path)
          found = find(path)
          # Files with a hash in their name never change.
          hashed = request.path.start_with?('/${frontend.hashedFolder}/')
          return file(200, found, hashed ? FOREVER : 'no-cache') if found

          ${
            spa &&
            code`
              # Pages are routes inside the app; with an extension it is a missing file.
              return text(404, 'Not found') if path.match?(/\.\w+\z/)
            `
          }

          page = File.join(@folder, '${frontend.fallback.file}')
          File.file?(page) ? file(${frontend.fallback.status}, page, 'no-cache') : text(404, NOT_BUILT)
        end

        private

        # The file of the build for this path, never one outside the folder.
        def find(path)
          return if path.include?("\0") || path.include?('\\') || !File.directory?(@folder)

          root = File.realpath(@folder)
          target = File.expand_path(".#{path}", root)
          found = [target, File.join(target, 'index.html')${!spa && ', "#{target}.html"'}].find { |file| File.file?(file) }
          found if found && File.realpath(found).start_with?(File.join(root, ''))
        end

        def file(status, path, cache)
          headers = {
            'content-type' => TYPES.fetch(File.extname(path).downcase, 'application/octet-stream'),
            'cache-control' => cache,
            'last-modified' => File.mtime(path).httpdate
          }
          Response.new(status, File.binread(path), headers)
        end

        def text(status, text)
          Response.new(status, text, { 'content-type' => 'text/plain; charset=utf-8' })
        end
      end
    `,
  )
}
