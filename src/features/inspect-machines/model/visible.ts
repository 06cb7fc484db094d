import {
  type AnyActorRef,
  type AnyStateMachine,
  isMachine,
  machineOf,
  machineSnapshot,
  parentOf,
  redact,
} from '@/shared/lib/machine'
import type { Json } from './types'

/** For machines that do not say what is secret, as those of a story may. */
const USUALLY_SECRET = ['password', 'token', 'secret', 'apiKey', 'accessToken', 'refreshToken']

const MOST_DEEP = 14
const MOST_ENTRIES = 300
const MOST_LETTERS = 4000

/** The only way from an actor to the screen, the log, a file or a link: JSON without secrets, within bounds. */
export function visible(actor: AnyActorRef, value: unknown): Json {
  const secrets = secretsAround(actor)
  const context = secrets.length > 0 ? plain(machineSnapshot(actor)?.context) : null
  return redact({ context, value: plain(value) }, secrets).value
}

const known = new WeakMap<object, readonly string[]>()

/** The names of secret fields of the actor's root and of every machine it may run. */
function secretsAround(actor: AnyActorRef): readonly string[] {
  const parent = parentOf(actor)
  if (parent) return secretsAround(parent)
  const machine = machineOf(actor)
  if (!machine) return USUALLY_SECRET
  const before = known.get(machine)
  if (before) return before
  const names = new Set<string>()
  collect(machine, names)
  const secrets = [...names]
  known.set(machine, secrets)
  return secrets
}

function collect(machine: AnyStateMachine, names: Set<string>): void {
  const { secrets = USUALLY_SECRET } = (machine.config.meta ?? {}) as { secrets?: readonly string[] }
  for (const name of secrets) names.add(name)
  for (const logic of Object.values(machine.implementations.actors))
    if (isMachine(logic)) collect(logic, names)
}

/** Anything as JSON: what JSON has no word for is named. */
function plain(value: unknown, depth = 0): Json {
  if (value === null || value === undefined) return null
  if (typeof value === 'string')
    return value.length > MOST_LETTERS
      ? `${value.slice(0, MOST_LETTERS)}… (${value.length - MOST_LETTERS} more letters)`
      : value
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object') return `[${typeof value}]`
  if (depth >= MOST_DEEP) return '[deeper than shown]'
  if (Array.isArray(value)) return listed(value, depth)
  if (value instanceof Error) return { name: value.name, message: plain(value.message) }
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
  if (value instanceof Set || value instanceof Map) return listed([...value], depth)
  if ('sessionId' in value && 'send' in value) return `[actor ${(value as { id?: string }).id ?? ''}]`
  if (typeof Blob !== 'undefined' && value instanceof Blob)
    return `[${value instanceof File ? `file ${value.name}` : 'blob'}, ${value.size} bytes]`
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return `[${value.constructor?.name ?? 'object'}]`
  const entries = Object.entries(value).filter(([, one]) => one !== undefined && typeof one !== 'function')
  const shown = entries.slice(0, MOST_ENTRIES).map(([key, one]) => [key, plain(one, depth + 1)] as const)
  return entries.length > MOST_ENTRIES
    ? { ...Object.fromEntries(shown), '…': `${entries.length - MOST_ENTRIES} more` }
    : Object.fromEntries(shown)
}

function listed(list: readonly unknown[], depth: number): Json {
  const shown = list.slice(0, MOST_ENTRIES).map((one) => plain(one, depth + 1))
  return list.length > MOST_ENTRIES ? [...shown, `… ${list.length - MOST_ENTRIES} more`] : shown
}
