import { endpointOf, requestBody, type RequestForm, requestUrl } from '../model/endpoints'

/** Characters of an answer that are shown. */
const SHOWN = 20_000

/** Asks the documented API of this server with a key, and resolves with its answer. Rejects when nothing answers. */
export async function askApi(form: RequestForm, key: string, signal: AbortSignal) {
  const began = performance.now()
  const body = requestBody(form)
  const response = await fetch(requestUrl(form, ''), {
    method: endpointOf(form.endpoint).method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === null ? {} : { body }),
    credentials: 'omit',
    signal,
  })
  const text = await response.text()
  return {
    passed: response.ok,
    status: response.status,
    duration: Math.round(performance.now() - began),
    cause: response.ok ? null : 'The server refused the request.',
    body: pretty(text).slice(0, SHOWN),
  }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
