import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code, lines } from '../../text/code'
import { literal } from '../../text/escape'
import { pagesOf } from '../shared/client'

/** `src/main.tsx` */
export function mainFile(project: ProjectContext) {
  const routed = pagesOf(project).length > 1
  const app = project.has('auth') ? '<SessionProvider>\n  <App />\n</SessionProvider>' : '<App />'
  return file(
    'src/main.tsx',
    code`
      import { StrictMode } from 'react'
      import { createRoot } from 'react-dom/client'
      ${routed && "import { BrowserRouter } from 'react-router'"}
      import { App } from './App'
      ${project.has('auth') && "import { SessionProvider } from './session'"}
      import './styles.css'

      const root = document.getElementById('root')
      if (!root) throw new Error('index.html has no element with the id "root".')

      createRoot(root).render(
        <StrictMode>
          ${routed ? `<BrowserRouter>\n  ${app.replaceAll('\n', '\n  ')}\n</BrowserRouter>` : app}
        </StrictMode>,
      )
    `,
  )
}

/** `src/App.tsx` */
export function appFile(project: ProjectContext) {
  const pages = pagesOf(project)
  if (pages.length === 1)
    return file(
      'src/App.tsx',
      code`
        import { Header } from './components/Header'
        import { Overview } from './components/Overview'

        export function App() {
          return (
            <>
              <Header />
              <main>
                <Overview />
              </main>
            </>
          )
        }
      `,
    )
  const imports = [...pages.map(({ component }) => component), 'Header'].sort()
  return file(
    'src/App.tsx',
    code`
      import { useEffect } from 'react'
      import { Link, Route, Routes, useLocation } from 'react-router'
      ${lines(...imports.map((name) => `import { ${name} } from './components/${name}'`))}
      import { project } from './project'

      const TITLES: Record<string, string> = {
        ${lines(...pages.slice(1).map(({ path, label }) => `${literal(path)}: ${literal(label)},`))}
      }

      export function App() {
        const { pathname } = useLocation()

        useEffect(() => {
          const title = TITLES[pathname]
          document.title = title ? \`\${title} · \${project.name}\` : project.name
        }, [pathname])

        return (
          <>
            <Header />
            <main id="content" tabIndex={-1}>
              <Routes>
                ${lines(...pages.map(({ path, component }) => `<Route path="${path}" element={<${component} />} />`))}
                <Route path="*" element={<NotFound />} />
              </Routes>
            </main>
          </>
        )
      }

      function NotFound() {
        return (
          <>
            <h1>Page not found</h1>
            <p className="lead">
              There is nothing at this address. <Link to="/">Go to the overview</Link>.
            </p>
          </>
        )
      }
    `,
  )
}
