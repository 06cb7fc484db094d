import { Component } from '@angular/core'
import { RouterLink, RouterLinkActive, RouterOutlet } from '@angular/router'
import { project } from '../project'
import { routes } from './app.routes'

@Component({
  selector: 'app-root',
  imports: [RouterLink, RouterLinkActive, RouterOutlet],
  template: `
    <header class="border-b border-line bg-panel">
      <nav class="mx-auto flex max-w-2xl flex-wrap items-center gap-x-5 gap-y-2 px-4 py-3" aria-label="Main">
        <a routerLink="/" class="mr-auto flex items-center gap-2 font-semibold text-ink">
          <img src="/favicon.svg" alt="" width="24" height="24" />
          {{ project.title }}
        </a>
        @for (page of pages; track page.path) {
          <a
            [routerLink]="'/' + page.path"
            routerLinkActive="underline"
            [routerLinkActiveOptions]="{ exact: true }"
            ariaCurrentWhenActive="page"
            >{{ page.title }}</a
          >
        }
      </nav>
    </header>
    <main class="page">
      <router-outlet />
    </main>
  `,
})
export class App {
  protected readonly project = project
  protected readonly pages = routes.flatMap((route) => route.children ?? route).filter(({ title }) => title)
}
