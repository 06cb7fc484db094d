import { createStorage } from '../storage'

/** The storage of this browser, shared by the whole app. */
export const browserStorage = createStorage({
  backend: () => window.localStorage,
  onForeignChange: (listener) => {
    if (typeof window !== 'undefined') window.addEventListener('storage', (event) => listener(event.key))
  },
})
