import { Injectable, inject, signal } from '@angular/core'
import { type CanActivateFn, Router } from '@angular/router'
import * as api from '../api'

/** The signed-in user, shared by all components. */
@Injectable({ providedIn: 'root' })
export class Session {
  /** Undefined until the server has responded. */
  readonly user = signal<api.User | null | undefined>(undefined)

  async load() {
    if (this.user() === undefined) this.user.set((await api.getMe().catch(() => null))?.user)
    return this.user()
  }

  async signIn(credentials: api.Credentials) {
    this.user.set((await api.signIn(credentials)).user)
  }

  async signUp(credentials: api.Credentials) {
    this.user.set((await api.signUp(credentials)).user)
  }

  async signOut() {
    await api.signOut()
    this.user.set(null)
  }

  // {{#if mails}}
  /** Ends every session of the account, including the current one if there is one. */
  async resetPassword(body: api.NewPassword) {
    await api.resetPassword(body)
    this.user.set(undefined)
  }
  // {{/if}}
}

/** Guards pages for signed-in users; others sign in first and are then returned to the page. */
export const signedIn: CanActivateFn = async (_route, { url: next }) => {
  const router = inject(Router)
  return (await inject(Session).load()) ? true : router.createUrlTree(['/account'], { queryParams: { next } })
}
