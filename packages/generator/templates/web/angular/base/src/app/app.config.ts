import { type ApplicationConfig, Injectable, inject, provideBrowserGlobalErrorListeners } from '@angular/core'
import { Title } from '@angular/platform-browser'
import { provideRouter, type RouterStateSnapshot, TitleStrategy } from '@angular/router'
import { project } from '../project'
import { routes } from './app.routes'

/** The title is the name of the page and of the project; on the overview, of the project alone. */
@Injectable()
class PageTitle extends TitleStrategy {
  private readonly title = inject(Title)

  override updateTitle(state: RouterStateSnapshot) {
    const page = state.url === '/' ? undefined : this.buildTitle(state)
    this.title.setTitle(page ? `${page} · ${project.name}` : project.name)
  }
}

export const appConfig: ApplicationConfig = {
  providers: [
    provideBrowserGlobalErrorListeners(),
    provideRouter(routes),
    { provide: TitleStrategy, useClass: PageTitle },
  ],
}
