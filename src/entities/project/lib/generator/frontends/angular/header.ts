import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'
import { pagesOf } from '../shared/client'
import { pagesConstant } from '../shared/snippets'

/** `src/app/header.ts`: the name and the navigation. */
export function headerFile(project: ProjectContext) {
  const docs = project.has('docs')
  if (pagesOf(project).length === 1)
    return file(
      'src/app/header.ts',
      code`
        import { Component } from '@angular/core'
        import { project } from '../project'

        @Component({
          selector: 'app-header',
          template: \`
            <header class="bar">
              <div class="bar-inner">
                <a class="brand" href="/">
                  <img src="/favicon.svg" alt="" width="26" height="26" />
                  <span>{{ project.name }}</span>
                </a>
                ${docs && '<nav aria-label="Main">\n  <a href="/api/docs">API</a>\n</nav>'}
              </div>
            </header>
          \`,
        })
        export class Header {
          protected readonly project = project
        }
      `,
    )
  return file(
    'src/app/header.ts',
    code`
      import { Component } from '@angular/core'
      import { RouterLink, RouterLinkActive } from '@angular/router'
      import { project } from '../project'

      ${pagesConstant(project)}

      @Component({
        selector: 'app-header',
        imports: [RouterLink, RouterLinkActive],
        template: \`
          <header class="bar">
            <a class="skip" href="#content" (click)="skip($event)">Skip to content</a>
            <div class="bar-inner">
              <a class="brand" routerLink="/">
                <img src="/favicon.svg" alt="" width="26" height="26" />
                <span>{{ project.name }}</span>
              </a>
              <nav aria-label="Main">
                @for (page of pages; track page.path) {
                  <a
                    [routerLink]="page.path"
                    routerLinkActive
                    [routerLinkActiveOptions]="{ exact: true }"
                    ariaCurrentWhenActive="page"
                    >{{ page.label }}</a
                  >
                }
                ${docs && '<a href="/api/docs">API</a>'}
              </nav>
            </div>
          </header>
        \`,
      })
      export class Header {
        protected readonly project = project
        protected readonly pages = PAGES

        /** The page has a base address, so following the link itself would lead to the overview. */
        protected skip(event: Event) {
          event.preventDefault()
          document.getElementById('content')?.focus()
        }
      }
    `,
  )
}
