// Apart from `client`, which loads the configuration and its validation: the start of every page imports this file.
import type { Backend } from './client'

let announce: (backend: Backend) => void
let loaded = false

/** Resolves once another module has loaded the client; waiting does not load it. */
export const backendLoaded = new Promise<Backend>((resolve) => {
  announce = resolve
})

export const isBackendLoaded = (): boolean => loaded

export function announceBackend(backend: Backend): void {
  loaded = true
  announce(backend)
}
