import type { RunningServer } from '../start/index'

export interface Event {
  event: string
  data: string
}

/** Reads the events of a stream in turn; null at its end. `stop` closes it. */
export function eventsOf(response: Response, stop: AbortController) {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  const decoder = new TextDecoder()
  let text = ''
  const next = async (): Promise<Event | null> => {
    reader ??= response.body?.getReader()
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const [block, rest] = [text.slice(0, end), text.slice(end + 2)]
        text = rest
        const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1] ?? ''
        return { event: field('event'), data: field('data') }
      }
      const part = await reader?.read()
      if (!part || part.done) return null
      text += decoder.decode(part.value, { stream: true })
    }
  }
  return {
    status: response.status,
    next,
    /** The next event that is no sign of life. */
    async notice(): Promise<Event | null> {
      for (;;) {
        const event = await next()
        if (event?.event !== 'alive') return event
      }
    },
    stop: () => stop.abort(),
  }
}

/** Opens a stream of changes at a server: of documents, or with `/runs` of runs. */
export async function openChanges(server: RunningServer, workspace: string, token?: string, of = '') {
  const stop = new AbortController()
  const response = await fetch(`${server.url}/api/workspaces/${workspace}/changes${of}`, {
    signal: stop.signal,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  return { ...eventsOf(response, stop), response }
}
