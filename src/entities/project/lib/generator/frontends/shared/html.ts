import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'
import { html } from '../../text/escape'

/**
 * The page that loads a single-page app, named after the project.
 *
 * Vite and SvelteKit replace `%NAME%` in it by variables, so a percent sign of the text is written as an entity.
 */
export function indexPage(
  { title, summary }: ProjectContext,
  { path = 'index.html', head, body }: { path?: string; head?: string; body: string },
) {
  const text = (value: string) => html(value).replace(/%/g, '&#37;')
  return file(
    path,
    code`
      <!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="description" content="${text(summary)}" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <title>${text(title)}</title>
          ${head}
        </head>
        <body>
          ${body}
        </body>
      </html>
    `,
  )
}
