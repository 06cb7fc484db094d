import type { Backend } from './client'

let announce: (backend: Backend) => void

/** Resolves once somebody has loaded the client; waiting for it does not load it. */
export const backendLoaded = new Promise<Backend>((resolve) => {
  announce = resolve
})

export const announceBackend = (backend: Backend): void => announce(backend)
