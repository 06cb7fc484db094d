import type { ProjectContext } from '../../../definitions'
import { file } from '../../../file'
import { openApiDocument } from '../../../shared/openapi'
import { code } from '../../../text/code'
import { json } from '../../../text/escape'
import { rubyFile } from '../text'

/** The OpenAPI description, its endpoint and a page that shows it. */
export function docsFiles(project: ProjectContext) {
  return [file('openapi.json', json(openApiDocument(project))), routesFile(), pageFile()]
}

function routesFile() {
  return rubyFile(
    'lib/docs.rb',
    "# The description of the API: /api/openapi.json and the page /api/docs.\n\nrequire 'json'\n\nrequire_relative 'docs_page'\nrequire_relative 'messages'",
    code`
      class DocsRoutes
        # Read once at start; openapi.json is the source of both the endpoint and the page.
        SOURCE = File.read(File.expand_path('../openapi.json', __dir__), encoding: 'UTF-8').freeze

        def add_to(router)
          page = DocsPage.new(JSON.parse(SOURCE)).to_html
          router.add('GET', '/api/openapi.json', ->(_request) { answer('application/json', SOURCE) })
          router.add('GET', '/api/docs', ->(_request) { answer('text/html', page) })
        end

        private

        def answer(type, body)
          Response.new(200, body, { 'content-type' => "#{type}; charset=utf-8" })
        end
      end
    `,
  )
}

function pageFile() {
  return rubyFile(
    'lib/docs_page.rb',
    "# The page that shows the description of the API.\n\nrequire 'erb'\nrequire 'json'",
    code`
      class DocsPage
        include ERB::Util

        STYLE = <<~CSS
          :root { color-scheme: light dark; --bg: #f8f9fa; --panel: #fff; --line: #dfe3e8;
            --text: #16202b; --soft: #55616e; --accent: #0f6b5c }
          @media (prefers-color-scheme: dark) {
            :root { --bg: #101418; --panel: #171d23; --line: #2a323b; --text: #e6eaee;
              --soft: #9aa6b2; --accent: #5cc8b2 }
          }
          * { box-sizing: border-box }
          body { margin: 0 auto; padding: 40px 20px; max-width: 860px; background: var(--bg);
            color: var(--text); font: 16px/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
          h1 { font-size: 26px; line-height: 1.25; margin: 0 }
          h2 { font-size: 16px; margin: 0; font-weight: 500 }
          header p { color: var(--soft); margin: 8px 0 0 }
          a { color: var(--accent) }
          section { background: var(--panel); border: 1px solid var(--line);
            border-radius: 10px; padding: 20px; margin-top: 16px }
          section p { margin: 8px 0 }
          code, pre { font: 14px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
          .method { color: var(--accent); font-weight: 600; margin-right: 6px }
          pre { background: var(--bg); border-radius: 6px; padding: 12px; margin: 12px 0;
            overflow-x: auto }
          dl { display: grid; grid-template-columns: minmax(48px, max-content) 1fr;
            gap: 4px 16px; margin: 12px 0 0; font-size: 14px }
          dt { font-variant-numeric: tabular-nums }
          dd { margin: 0; color: var(--soft) }
        CSS

        def initialize(document)
          @info = document['info']
          @operations = document['paths'].flat_map do |path, methods|
            methods.map { |method, operation| [path, method, operation] }
          end
        end

        def to_html
          <<~HTML
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <link rel="icon" href="data:,">
            <title>API of #{h(@info['title'])}</title>
            <style>#{STYLE}</style>
            </head>
            <body>
            <header>
            <h1>API of #{h(@info['title'])}</h1>
            <p>#{h(@info['description'])}</p>
            <p>Version #{h(@info['version'])} ·
            <a href="/api/openapi.json">openapi.json</a> · <a href="/">Web app</a></p>
            </header>
            <main>
            #{@operations.map { |operation| section(*operation) }.join}
            </main>
            </body>
            </html>
          HTML
        end

        private

        def section(path, method, operation)
          example = operation.dig('requestBody', 'content', 'application/json', 'example')
          <<~HTML
            <section>
            <h2><span class="method">#{method.upcase}</span> <code>#{h(path)}</code></h2>
            <p>#{h([operation['summary'], operation['description']].compact.join(' '))}</p>
            #{list(parameters(operation))}
            #{example ? "<pre><code>#{h(JSON.pretty_generate(example))}</code></pre>" : ''}
            #{list(responses(operation))}
            </section>
          HTML
        end

        def parameters(operation)
          operation.fetch('parameters', []).map { |one| ["<code>#{h(one['name'])}</code>", one['description']] }
        end

        def responses(operation)
          operation['responses'].map { |status, response| [h(status), response['description']] }
        end

        # Terms, which are HTML already, and what they mean.
        def list(rows)
          return '' if rows.empty?

          "<dl>#{rows.map { |term, text| "<dt>#{term}</dt><dd>#{h(text)}</dd>" }.join}</dl>"
        end
      end
    `,
  )
}
