import { AsyncLocalStorage } from 'node:async_hooks'

const inLibrary = new AsyncLocalStorage<true>()
let installed = false

/**
 * Runs the library's code with its logging shortened: it prints every refused query with its parameters,
 * password hashes among them. What it logs here keeps the message and nothing else.
 */
export function quietly<T>(work: () => T): T {
  install()
  return inLibrary.run(true, work)
}

function install(): void {
  if (installed) return
  installed = true
  const original = console.error
  console.error = (...details: unknown[]) => {
    if (!inLibrary.getStore()) return original(...details)
    if (process.env.ORRERY_DEBUG) original(details.map(messageOf).join(' '))
  }
}

const messageOf = (detail: unknown) => (detail instanceof Error ? detail.message : String(detail))
