import type { ProjectContext } from '../../../definitions'
import { file } from '../../../file'
import { blocks, code, lines } from '../../../text/code'
import { literal } from '../../../text/escape'
import { type FeatureEntry, featureList } from '../client'
import type { LinkFlavor } from './link'

/** `src/components/Overview.tsx` and `Status.tsx`: the first page. */
export function overviewFiles(project: ProjectContext, flavor: LinkFlavor) {
  return [
    file('src/components/Overview.tsx', overview(project, flavor)),
    file('src/components/Status.tsx', status(flavor)),
  ]
}

function overview(project: ProjectContext, { linkImport, link, address }: LinkFlavor): string {
  const features = featureList(project)
  const linked = features.some(({ href }) => href && !href.startsWith('/api/'))
  const anyHref = features.some(({ href }) => href)
  return blocks(
    code`
      ${linked && linkImport}
      import { project } from '../project'
      import { Status } from './Status'
    `,
    features.length > 0 &&
      code`
        const FEATURES${anyHref && ': { title: string; text: string; href?: string }[]'} = ${list(features.map(feature))}
      `,
    code`
      export function Overview() {
        return (
          <>
            <h1>{project.name}</h1>
            <p className="lead">{project.description}</p>
            <div className="columns">
              <Status />
              ${
                features.length > 0 &&
                code`
                  <section className="panel" aria-labelledby="inside">
                    <div className="panel-head">
                      <h2 id="inside">What is inside</h2>
                    </div>
                    <ul className="features">
                      {FEATURES.map(({ title, text${anyHref && ', href'} }) => (
                        <li key={title}>
                          ${anyHref ? '<FeatureTitle title={title} href={href} />' : '<strong>{title}</strong>'}
                          <p>{text}</p>
                        </li>
                      ))}
                    </ul>
                  </section>
                `
              }
            </div>
          </>
        )
      }
    `,
    anyHref && featureTitle(linked, link, address),
  )
}

function feature({ title, text, href }: FeatureEntry): string {
  return `{ title: ${literal(title)}, text: ${literal(text)}${href ? `, href: ${literal(href)}` : ''} }`
}

/** An array literal; a single short entry stays on the line. */
function list(entries: string[]): string {
  const [only = ''] = entries
  return entries.length === 1 && only.length < 80 && !only.includes('href')
    ? `[${only}]`
    : lines('[', ...entries.map((entry) => `  ${entry},`), ']')
}

function featureTitle(linked: boolean, link: string, address: string): string {
  return code`
    function FeatureTitle({ title, href }: { title: string; href?: string }) {
      if (!href) return <strong>{title}</strong>
      ${
        linked &&
        code`
          // The documentation is a page of the server, not of this app.
          if (!href.startsWith('/api/')) return <${link} ${address}={href}>{title}</${link}>
        `
      }
      return <a href={href}>{title}</a>
    }
  `
}

function status({ directive }: LinkFlavor): string {
  return blocks(
    directive,
    code`
      import { getHealth, type Health } from '../api'
      import { useLoad } from '../hooks'

      const DATABASE_TONES = { ok: 'good', unreachable: 'bad', 'not configured': '' }

      /** What the server says about itself. */
      export function Status() {
        const { data, error, reload } = useLoad(getHealth)
        return (
          <section className="panel" aria-labelledby="status">
            <div className="panel-head">
              <h2 id="status">Status</h2>
              <button type="button" className="quiet small" onClick={reload}>
                Refresh
              </button>
            </div>
            <div aria-live="polite">
              {error && (
                <p className="error" role="alert">
                  {error}
                </p>
              )}
              {!error && !data && <p className="quiet-text">Asking the server…</p>}
              {data && <Facts health={data} />}
            </div>
          </section>
        )
      }

      function Facts({ health }: { health: Health }) {
        const { status, environment, version, uptimeSeconds, database } = health
        return (
          <>
            <dl className="facts">
              <div>
                <dt>Server</dt>
                <dd className={\`state \${status === 'ok' ? 'good' : 'warning'}\`}>{status}</dd>
              </div>
              <div>
                <dt>{database.type}</dt>
                <dd className={\`state \${DATABASE_TONES[database.status]}\`}>{database.status}</dd>
              </div>
              <div>
                <dt>Environment</dt>
                <dd>{environment}</dd>
              </div>
              <div>
                <dt>Version</dt>
                <dd>{version}</dd>
              </div>
              <div>
                <dt>Running for</dt>
                <dd>{duration(uptimeSeconds)}</dd>
              </div>
            </dl>
            {database.message && <p className="note">{database.message}</p>}
          </>
        )
      }

      function duration(seconds: number): string {
        if (seconds < 60) return \`\${seconds} s\`
        if (seconds < 3600) return \`\${Math.floor(seconds / 60)} min\`
        return \`\${Math.floor(seconds / 3600)} h \${Math.floor((seconds % 3600) / 60)} min\`
      }
    `,
  )
}
