import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code, lines } from '../../text/code'
import { literal } from '../../text/escape'
import { pagesOf } from '../shared/client'

/** `src/main.ts` */
export function mainFile(project: ProjectContext) {
  const routed = pagesOf(project).length > 1
  const providers = lines('provideBrowserGlobalErrorListeners()', routed && 'provideRouter(routes)')
  return file(
    'src/main.ts',
    code`
      import { provideBrowserGlobalErrorListeners } from '@angular/core'
      import { bootstrapApplication } from '@angular/platform-browser'
      ${routed && "import { provideRouter } from '@angular/router'"}
      import { App } from './app/app'
      ${routed && "import { routes } from './app/routes'"}

      void bootstrapApplication(App, {
        providers: [${providers.replace('\n', ', ')}],
      })
    `,
  )
}

/** `src/app/app.ts` */
export function appFile(project: ProjectContext) {
  if (pagesOf(project).length === 1)
    return file(
      'src/app/app.ts',
      code`
        import { Component } from '@angular/core'
        import { Header } from './header'
        import { Overview } from './overview'

        @Component({
          selector: 'app-root',
          imports: [Header, Overview],
          template: \`
            <app-header />
            <main>
              <app-overview />
            </main>
          \`,
        })
        export class App {}
      `,
    )
  return file(
    'src/app/app.ts',
    code`
      import { Component } from '@angular/core'
      import { RouterOutlet } from '@angular/router'
      import { Header } from './header'

      @Component({
        selector: 'app-root',
        imports: [Header, RouterOutlet],
        template: \`
          <app-header />
          <main id="content" tabindex="-1">
            <router-outlet />
          </main>
        \`,
      })
      export class App {}
    `,
  )
}

/** `src/app/routes.ts`: the pages and their titles. */
export function routesFile(project: ProjectContext) {
  const [, ...others] = pagesOf(project)
  const imports = [
    ...pagesOf(project).map(({ component }) => `import { ${component} } from './${component.toLowerCase()}'`),
    "import { NotFound } from './not-found'",
  ].sort()
  return file(
    'src/app/routes.ts',
    code`
      import type { Routes } from '@angular/router'
      import { project } from '../project'
      ${lines(...imports)}

      const titled = (page: string) => \`\${page} · \${project.name}\`

      export const routes: Routes = [
        { path: '', component: Overview, title: project.name },
        ${lines(
          ...others.map(
            ({ path, label, component }) =>
              `{ path: ${literal(path.slice(1))}, component: ${component}, title: titled(${literal(label)}) },`,
          ),
        )}
        { path: '**', component: NotFound, title: project.name },
      ]
    `,
  )
}

/** `src/app/not-found.ts` */
export function notFoundFile() {
  return file(
    'src/app/not-found.ts',
    code`
      import { Component } from '@angular/core'
      import { RouterLink } from '@angular/router'

      @Component({
        selector: 'app-not-found',
        imports: [RouterLink],
        template: \`
          <h1>Page not found</h1>
          <p class="lead">There is nothing at this address. <a routerLink="/">Go to the overview</a>.</p>
        \`,
      })
      export class NotFound {}
    `,
  )
}
