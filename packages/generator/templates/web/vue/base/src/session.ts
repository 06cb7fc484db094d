import { defineStore } from 'pinia'
import { ref } from 'vue'
import * as api from './api'

export const useSession = defineStore('session', () => {
  /** Undefined until the server has responded. */
  const user = ref<api.User | null>()

  async function load() {
    if (user.value === undefined) user.value = (await api.getMe().catch(() => null))?.user
    return user.value
  }

  async function signIn(credentials: api.Credentials) {
    user.value = (await api.signIn(credentials)).user
  }

  async function signUp(credentials: api.Credentials) {
    user.value = (await api.signUp(credentials)).user
  }

  async function signOut() {
    await api.signOut()
    user.value = null
  }

  // {{#if mails}}
  /** Ends every session of the account, including the current one if there is one. */
  async function resetPassword(body: api.NewPassword) {
    await api.resetPassword(body)
    user.value = undefined
  }
  // {{/if}}

  return {
    user,
    load,
    signIn,
    signUp,
    signOut,
    // {{#if mails}}
    resetPassword,
    // {{/if}}
  }
})
