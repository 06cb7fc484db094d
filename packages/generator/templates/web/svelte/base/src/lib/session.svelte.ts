import * as api from './api.ts'

class Session {
  /** Undefined until the server has responded. */
  user = $state.raw<api.User | null>()

  async load() {
    if (this.user === undefined) this.user = (await api.getMe().catch(() => null))?.user
    return this.user
  }

  async signIn(credentials: api.Credentials) {
    this.user = (await api.signIn(credentials)).user
  }

  async signUp(credentials: api.Credentials) {
    this.user = (await api.signUp(credentials)).user
  }

  async signOut() {
    await api.signOut()
    this.user = null
  }

  // {{#if mails}}
  /** Ends every session of the account, including the current one if there is one. */
  async resetPassword(body: api.NewPassword) {
    await api.resetPassword(body)
    this.user = undefined
  }
  // {{/if}}
}

export const session = new Session()
