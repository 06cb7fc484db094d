import type { ProjectContext } from '../../../definitions'
import { file } from '../../../file'
import { blocks, code } from '../../../text/code'
import { pagesOf } from '../client'
import { pagesConstant } from '../snippets'
import type { LinkFlavor } from './link'

/** `src/components/Header.tsx`: the name and the navigation. */
export function headerFile(
  project: ProjectContext,
  flavor: LinkFlavor & { current: string; currentImport: string },
) {
  const { directive, linkImport, link, address, current, currentImport } = flavor
  const docs = project.has('docs')
  const single = pagesOf(project).length === 1
  if (single)
    return file(
      'src/components/Header.tsx',
      blocks(
        "import { project } from '../project'",
        code`
          export function Header() {
            return (
              <header className="bar">
                <div className="bar-inner">
                  <a className="brand" href="/">
                    <img src="/favicon.svg" alt="" width="26" height="26" />
                    <span>{project.name}</span>
                  </a>
                  ${docs && '<nav aria-label="Main">\n  <a href="/api/docs">API</a>\n</nav>'}
                </div>
              </header>
            )
          }
        `,
      ),
    )
  return file(
    'src/components/Header.tsx',
    blocks(
      directive,
      code`
        ${linkImport}
        ${currentImport}
        import { project } from '../project'

        ${pagesConstant(project)}

        export function Header() {
          ${current}
          return (
            <header className="bar">
              <a className="skip" href="#content">
                Skip to content
              </a>
              <div className="bar-inner">
                <${link} className="brand" ${address}="/">
                  <img src="/favicon.svg" alt="" width="26" height="26" />
                  <span>{project.name}</span>
                </${link}>
                <nav aria-label="Main">
                  {PAGES.map(({ path, label }) => (
                    <${link} key={path} ${address}={path} aria-current={path === pathname ? 'page' : undefined}>
                      {label}
                    </${link}>
                  ))}
                  ${docs && '<a href="/api/docs">API</a>'}
                </nav>
              </div>
            </header>
          )
        }
      `,
    ),
  )
}
