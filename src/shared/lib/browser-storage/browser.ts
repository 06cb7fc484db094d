import { createStorage } from '../storage'

/** The storage of this browser, shared by the whole app. */
export const browserStorage = createStorage({
  backend: () => ({
    getItem: (key) => window.localStorage.getItem(key),
    setItem: (key, value) => window.localStorage.setItem(key, value),
    removeItem: (key) => window.localStorage.removeItem(key),
    keys: () => Object.keys(window.localStorage),
  }),
  onForeignChange: (listener) => {
    if (typeof window !== 'undefined') window.addEventListener('storage', (event) => listener(event.key))
  },
})
