import type { ProjectContext } from '../../../definitions'
import { file } from '../../../file'
import { openApiDocument } from '../../../shared/openapi'
import { code } from '../../../text/code'
import { json } from '../../../text/escape'
import { goFile, imports } from '../source'

/** `internal/api/openapi.json`, the endpoint that gives it and the page that shows it. */
export function docsFiles(project: ProjectContext) {
  return [
    file('internal/api/openapi.json', json(openApiDocument(project))),
    file('internal/api/docs.tmpl', page()),
    routes(),
  ]
}

function routes() {
  return goFile(
    'internal/api/docs.go',
    'package api',
    imports(['bytes', 'embed', 'encoding/json', 'html/template', 'net/http', 'strings']).replace(
      '"embed"',
      '_ "embed"',
    ),
    code`
      // openAPI is the source of both the endpoint and the page.
      //
      //go:embed openapi.json
      var openAPI []byte

      //go:embed docs.tmpl
      var docsPage string

      // The web app's templates also use double braces, so these use brackets.
      var docsTemplate = template.Must(template.New("docs").Delims("[[", "]]").Funcs(template.FuncMap{
        "upper":  strings.ToUpper,
        "indent": indentJSON,
      }).Parse(docsPage))

      type description struct {
        Info struct {
          Title       string
          Version     string
          Description string
        }
        // By path and method.
        Paths map[string]map[string]operation
      }

      type operation struct {
        Summary     string
        Description string
        Parameters  []struct {
          Name        string
          Description string
        }
        RequestBody struct {
          Content map[string]struct {
            Example json.RawMessage
          }
        }
        Responses map[string]struct {
          Description string
        }
      }

      func (a *app) openAPI(w http.ResponseWriter, _ *http.Request) error {
        w.Header().Set("Content-Type", "application/json; charset=utf-8")
        _, err := w.Write(openAPI)
        return err
      }

      func (a *app) docs(w http.ResponseWriter, _ *http.Request) error {
        var api description
        if err := json.Unmarshal(openAPI, &api); err != nil {
          return err
        }
        var page bytes.Buffer
        if err := docsTemplate.Execute(&page, api); err != nil {
          return err
        }
        w.Header().Set("Content-Type", "text/html; charset=utf-8")
        _, err := page.WriteTo(w)
        return err
      }

      func indentJSON(value json.RawMessage) (string, error) {
        var indented bytes.Buffer
        err := json.Indent(&indented, value, "", "  ")
        return indented.String(), err
      }
    `,
  )
}

function page(): string {
  return code`
    <!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>API of [[.Info.Title]]</title>
        <style>
          :root { color-scheme: light dark; --bg: #f8f9fa; --panel: #fff; --line: #dfe3e8; --text: #16202b; --soft: #55616e; --accent: #0f6b5c }
          @media (prefers-color-scheme: dark) {
            :root { --bg: #101418; --panel: #171d23; --line: #2a323b; --text: #e6eaee; --soft: #9aa6b2; --accent: #5cc8b2 }
          }
          * { box-sizing: border-box }
          body { margin: 0 auto; padding: 40px 20px; max-width: 860px; background: var(--bg); color: var(--text);
            font: 16px/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
          h1 { font-size: 26px; line-height: 1.25; margin: 0 }
          h2 { font-size: 16px; margin: 0; font-weight: 500 }
          header p { color: var(--soft); margin: 8px 0 0 }
          a { color: var(--accent) }
          section { background: var(--panel); border: 1px solid var(--line); border-radius: 10px; padding: 20px; margin-top: 16px }
          section p { margin: 8px 0 }
          code, pre { font: 14px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
          .method { color: var(--accent); font-weight: 600; margin-right: 6px }
          pre { background: var(--bg); border-radius: 6px; padding: 12px; margin: 12px 0; overflow-x: auto }
          dl { display: grid; grid-template-columns: minmax(48px, max-content) 1fr; gap: 4px 16px; margin: 12px 0 0; font-size: 14px }
          dt { font-variant-numeric: tabular-nums } dd { margin: 0; color: var(--soft) }
        </style>
      </head>
      <body>
        <header>
          <h1>API of [[.Info.Title]]</h1>
          <p>[[.Info.Description]]</p>
          <p>Version [[.Info.Version]] · <a href="/api/openapi.json">openapi.json</a> · <a href="/">Web app</a></p>
        </header>
        <main>
          [[- range $path, $methods := .Paths]][[range $method, $operation := $methods]]
          <section>
            <h2><span class="method">[[upper $method]]</span> <code>[[$path]]</code></h2>
            <p>[[.Summary]] [[.Description]]</p>
            [[- with .Parameters]]
            <dl>[[range .]]<dt><code>[[.Name]]</code></dt><dd>[[.Description]]</dd>[[end]]</dl>
            [[- end]]
            [[- range .RequestBody.Content]]
            <pre><code>[[indent .Example]]</code></pre>
            [[- end]]
            <dl>[[range $status, $answer := .Responses]]<dt>[[$status]]</dt><dd>[[.Description]]</dd>[[end]]</dl>
          </section>
          [[- end]][[end]]
        </main>
      </body>
    </html>
  `
}
