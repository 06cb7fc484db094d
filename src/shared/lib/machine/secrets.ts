import type { AnyStateMachine } from 'xstate'

/**
 * The properties of a machine that hold a password, key or token, as `meta.secrets` of its definition names them:
 * `password` anywhere in context, events and effects' inputs, or by path, `values.password`. Throws when it names none.
 */
export function secretsOf(machine: AnyStateMachine): readonly string[] {
  const { secrets } = (machine.config.meta ?? {}) as { secrets?: readonly string[] }
  if (!secrets)
    throw new Error(`${machine.id} does not say which of its properties are secret (meta.secrets)`)
  return secrets
}

/** A copy without secrets: the named values are empty, and so is every other occurrence of the same text. */
export function redact<T>(value: T, secrets: readonly string[]): T {
  const found = new Set<string>()
  const emptied = empty(value, secrets, found)
  return found.size > 0 ? (scrub(emptied, [...found]) as T) : (emptied as T)
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))

function map(value: unknown, change: (one: unknown, key: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one, index) => change(one, String(index)))
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one, key)]))
}

/** An event of a form says which field it is about: `{ field: 'password', value }`. */
const ofSecretField = (value: unknown, secrets: readonly string[]) =>
  isPlain(value) && secrets.some((secret) => secret.split('.').at(-1) === value.field)

function empty(value: unknown, secrets: readonly string[], found: Set<string>, path = ''): unknown {
  const secretField = ofSecretField(value, secrets)
  return map(value, (one, key) => {
    const here = `${path}.${key}`
    const secret = (secretField && key === 'value') || secrets.some((name) => here.endsWith(`.${name}`))
    if (!secret) return empty(one, secrets, found, here)
    for (const text of textsOf(one)) found.add(text)
    return typeof one === 'string' ? '' : null
  })
}

/** Shorter texts are no secrets, and would empty words that merely contain them. */
const SHORTEST = 4

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= SHORTEST ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

function scrub(value: unknown, texts: string[]): unknown {
  if (typeof value === 'string') return texts.reduce((text, secret) => text.replaceAll(secret, ''), value)
  return map(value, (one) => scrub(one, texts))
}

interface PersistedMachine {
  children?: Record<string, { src: unknown; snapshot: unknown }>
}

/** A persisted snapshot without the secrets of its machine and of the machines that it runs. */
export function redactSnapshot<T>(machine: AnyStateMachine, snapshot: T): T {
  const secrets = new Set<string>()
  collect(machine, snapshot as PersistedMachine, secrets)
  return redact(snapshot, [...secrets])
}

function collect(machine: AnyStateMachine, { children = {} }: PersistedMachine, secrets: Set<string>): void {
  for (const name of secretsOf(machine)) secrets.add(name)
  for (const { src, snapshot } of Object.values(children)) {
    const logic = typeof src === 'string' ? machine.implementations.actors[src] : src
    if (logic && typeof logic === 'object' && 'implementations' in logic)
      collect(logic as AnyStateMachine, snapshot as PersistedMachine, secrets)
  }
}
