import { type ApplicationConfig, Injectable, inject, provideBrowserGlobalErrorListeners } from '@angular/core'
import { Title } from '@angular/platform-browser'
import { provideRouter, type RouterStateSnapshot, TitleStrategy } from '@angular/router'
import { project } from '../project'
import { routes } from './app.routes'

/** The name of the page and of the project; the overview has that of the project alone. */
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
