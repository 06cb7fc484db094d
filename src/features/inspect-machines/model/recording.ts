import type { Json, LogEntry } from './types'

/**
 * The events that one actor received between two presses, as a model journey: see "Adding a machine" in
 * docs/architecture.md.
 */
export function journeyText(log: readonly LogEntry[], actor: string): string {
  const received = log.filter((entry) => entry.actor === actor && entry.type !== 'xstate.init')
  const steps: string[] = []
  const started = log.find((entry) => entry.actor === actor)?.at ?? 0
  let at = started
  for (const entry of received) {
    // Only timers need the time to pass: everything else comes when it comes.
    const timer = entry.type.startsWith('xstate.after.') || (entry.from === actor && !isAnswer(entry.type))
    if (timer) {
      const waited = Math.max(0, entry.at - at)
      if (waited > 0) steps.push(`.wait(${waited})`)
    }
    if (timer || steps.length === 0) at = entry.at
    const step = stepOf(entry)
    if (step) steps.push(step)
  }
  const last = received.at(-1)
  if (last) steps.push(`.expect({ state: ${literal(stateValue(last.after))} })`)
  return [`journey('recorded from ${actor}')`, ...steps.map((step) => `  ${step}`)].join('\n')
}

const isAnswer = (type: string) => /^xstate\.(done|error)\.actor\./.test(type)

function stepOf({ type, payload, from, actor }: LogEntry): string | null {
  const [, outcome, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  const fields = payload && typeof payload === 'object' && !Array.isArray(payload) ? payload : {}
  if (outcome === 'done')
    return 'output' in fields ? `.answer('${id}', ${literal(fields.output ?? null)})` : `.answer('${id}')`
  if (outcome === 'error') return `.fail('${id}', new Error(${literal(messageOf(fields.error ?? null))}))`
  if (type.startsWith('xstate.') || from === actor) return null
  return `.send(${literal({ type, ...fields })})`
}

const messageOf = (error: Json): string =>
  error && typeof error === 'object' && !Array.isArray(error) && typeof error.message === 'string'
    ? error.message
    : String(error)

/** `a.b & c.d` as `{ a: 'b', c: 'd' }`. */
function stateValue(text: string): Json {
  const regions = text.split(' & ').map((region) => region.split('.'))
  const value: { [key: string]: Json } = {}
  for (const path of regions) {
    if (path.length === 1 && regions.length === 1) return path[0] ?? ''
    let place = value
    path.forEach((key, index) => {
      const next = path[index + 1]
      if (next === undefined) return
      if (index === path.length - 2 && typeof place[key] !== 'object') place[key] = next
      else {
        if (typeof place[key] !== 'object') place[key] = {}
        place = place[key] as { [key: string]: Json }
      }
    })
  }
  return value
}

/** A value as TypeScript in the style of the repository. */
export function literal(value: Json): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
  if (value === null || typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  const fields = Object.entries(value).map(
    ([key, one]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : literal(key)}: ${literal(one)}`,
  )
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}
