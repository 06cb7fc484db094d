import { Component } from '@angular/core'
import { RouterLink, RouterLinkActive, RouterOutlet } from '@angular/router'
import { project } from '../project'
import { pages } from './app.routes'

@Component({
  selector: 'app-root',
  imports: [RouterLink, RouterLinkActive, RouterOutlet],
  template: `
    <div class="mx-auto flex min-h-dvh max-w-3xl flex-col gap-8 p-4">
      <header class="flex flex-wrap items-center gap-x-6 gap-y-2">
        <strong>{{ project.name }}</strong>
        <nav aria-label="Main" class="flex flex-wrap gap-x-4">
          @for (page of pages; track page.path) {
            <a
              [routerLink]="'/' + page.path"
              routerLinkActive="underline"
              [routerLinkActiveOptions]="{ exact: true }"
              ariaCurrentWhenActive="page"
              class="py-1"
              >{{ page.title }}</a
            >
          }
        </nav>
      </header>
      <main class="flex flex-col gap-4">
        <router-outlet />
      </main>
    </div>
  `,
})
export class App {
  protected readonly project = project
  protected readonly pages = pages.flatMap((route) => route.children ?? route)
}
