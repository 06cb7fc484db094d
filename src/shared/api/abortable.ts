interface Bound {
  path: string
  signal: AbortSignal
}

const bounds = new Set<Bound>()

/**
 * Works with the auth client, whose methods take no signal: what it asks of an address with `path` in it meanwhile ends
 * with `signal`, and is a network error then.
 */
export async function abortable<T>(
  path: string,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!signal) return work()
  signal.throwIfAborted()
  const bound = { path, signal }
  bounds.add(bound)
  try {
    return await work()
  } finally {
    bounds.delete(bound)
  }
}

/** The signal that aborts a request to this address, if there is one. */
export const signalFor = (address: string): AbortSignal | undefined =>
  [...bounds].findLast(({ path }) => address.includes(path))?.signal
