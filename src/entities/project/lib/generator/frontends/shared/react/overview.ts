import type { ProjectContext } from '../../../definitions'
import { file } from '../../../file'
import { blocks, code } from '../../../text/code'
import { DATABASE_TONES, DURATION, featuresConstant } from '../snippets'
import type { LinkFlavor } from './link'

/** `src/components/Overview.tsx` and `Status.tsx`: the first page. */
export function overviewFiles(project: ProjectContext, flavor: LinkFlavor) {
  return [
    file('src/components/Overview.tsx', overview(project, flavor)),
    file('src/components/Status.tsx', status(flavor)),
  ]
}

function overview(project: ProjectContext, { linkImport, link, address }: LinkFlavor): string {
  const { code: features, linked, anyHref } = featuresConstant(project)
  return blocks(
    code`
      ${linked && linkImport}
      import { project } from '../project'
      import { Status } from './Status'
    `,
    features,
    code`
      export function Overview() {
        return (
          <>
            <h1>{project.name}</h1>
            <p className="lead">{project.description}</p>
            <div className="columns">
              <Status />
              ${
                features &&
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

      ${DATABASE_TONES}

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

      ${DURATION}
    `,
  )
}
