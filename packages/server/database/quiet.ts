import { AsyncLocalStorage } from 'node:async_hooks'

const messages = new AsyncLocalStorage<string[]>()
let installed = false

/**
 * Runs the library's code without its logging: it prints every refused query with the parameters, password hashes
 * among them. Only when the answer is a failure of the server are the messages printed, without anything else.
 */
export async function quietly(label: string, work: () => Promise<Response>): Promise<Response> {
  install()
  const collected: string[] = []
  const response = await messages.run(collected, work)
  if (response.status >= 500) console.error(`${label}: ${response.status} ${collected.join('; ')}`)
  return response
}

function install(): void {
  if (installed) return
  installed = true
  const original = console.error
  console.error = (...details: unknown[]) => {
    const collected = messages.getStore()
    if (collected) collected.push(details.map(messageOf).join(' '))
    else original(...details)
  }
}

const messageOf = (detail: unknown) => (detail instanceof Error ? detail.message : String(detail))
