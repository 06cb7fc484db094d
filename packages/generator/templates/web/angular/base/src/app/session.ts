import { Injectable, inject, signal } from '@angular/core'
import { type CanActivateFn, Router } from '@angular/router'
import * as api from '../api'

/** Who is signed in; the same for every component. */
@Injectable({ providedIn: 'root' })
export class Session {
  /** Undefined until the server has answered. */
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
  /** Ends every session of the account, also the one that may be open here. */
  async resetPassword(body: api.NewPassword) {
    await api.resetPassword(body)
    this.user.set(undefined)
  }
  // {{/if}}
}

/** Pages for people who are signed in; the others sign in first and come back. */
export const signedIn: CanActivateFn = async (_route, { url: next }) => {
  const router = inject(Router)
  return (await inject(Session).load()) ? true : router.createUrlTree(['/account'], { queryParams: { next } })
}
