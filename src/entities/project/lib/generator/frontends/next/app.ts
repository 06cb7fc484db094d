import type { GeneratedFile } from '../../../../model/project-file'
import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'
import { literal } from '../../text/escape'
import { pagesOf } from '../shared/client'

/** `src/app/`: the layout, and one page for each entry of the navigation. */
export function appRouterFiles(project: ProjectContext): GeneratedFile[] {
  const [, ...pages] = pagesOf(project)
  return [
    layout(project),
    notFound(),
    file(
      'src/app/page.tsx',
      code`
        import { Overview } from '../components/Overview'

        export default function Page() {
          return <Overview />
        }
      `,
    ),
    ...pages.map(({ path, label, component }) =>
      file(
        `src/app${path}/page.tsx`,
        code`
          import type { Metadata } from 'next'
          import { ${component} } from '../../components/${component}'

          export const metadata: Metadata = { title: ${literal(label)} }

          export default function Page() {
            return <${component} />
          }
        `,
      ),
    ),
  ]
}

function layout({ has }: ProjectContext): GeneratedFile {
  const body = '<Header />\n<main id="content" tabIndex={-1}>\n  {children}\n</main>'
  return file(
    'src/app/layout.tsx',
    code`
      import type { Metadata } from 'next'
      import type { ReactNode } from 'react'
      import { Header } from '../components/Header'
      import { project } from '../project'
      ${has('auth') && "import { SessionProvider } from '../session'"}
      import './globals.css'

      export const metadata: Metadata = {
        title: { default: project.name, template: \`%s · \${project.name}\` },
        description: project.description,
        icons: '/favicon.svg',
      }

      export default function Layout({ children }: { children: ReactNode }) {
        return (
          <html lang="en">
            <body>
              ${has('auth') ? `<SessionProvider>\n  ${body.replaceAll('\n', '\n  ')}\n</SessionProvider>` : body}
            </body>
          </html>
        )
      }
    `,
  )
}

function notFound(): GeneratedFile {
  return file(
    'src/app/not-found.tsx',
    code`
      import Link from 'next/link'

      export default function NotFound() {
        return (
          <>
            <h1>Page not found</h1>
            <p className="lead">
              There is nothing at this address. <Link href="/">Go to the overview</Link>.
            </p>
          </>
        )
      }
    `,
  )
}
