import type { ContentfulStatusCode } from 'hono/utils/http-status'
import {
  boolean,
  integer,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  partial,
  pipe,
  safeParse,
  strictObject,
  string,
} from 'valibot'
import { MAX_BODY } from './bodies'
import { MAX_EDIT, MAX_PUSH, restFunction } from './rest-functions'

/** The answer to a refused request, in the format of PostgREST. */
export interface RestError {
  status: ContentfulStatusCode
  code: string
  message: string
}

export interface RestRequest {
  method: string
  /** Decoded once, as the routes see it. */
  path: string
  /** As it came, without the question mark. */
  query: string
  header: (name: string) => string | undefined
  /** Parsed; undefined when there is none. */
  body: unknown
}

const text = (length: number) => pipe(string(), maxLength(length))
const whole = pipe(number(), integer(), minValue(-2_147_483_648), maxValue(2_147_483_647))
const moment = nullable(text(64))

/** Paths that receive many documents, or the ids of many runs, at once. */
const LARGE: Record<string, number> = {
  '/rest/v1/rpc/push_documents': MAX_PUSH,
  '/rest/v1/rpc/change_runs': MAX_EDIT,
}

/** The most bytes of a body by its path. */
export const restBodyLimit = (path: string): number => LARGE[path] ?? MAX_BODY

/**
 * The columns of a profile that a request may contain. The database decides which of them the caller may
 * change.
 */
const CHANGE = partial(
  strictObject({
    id: text(64),
    user_id: text(64),
    username: nullable(text(200)),
    email: text(300),
    created_at: moment,
    updated_at: moment,
    last_login: moment,
    status: text(20),
    login_attempts: whole,
    verification_token: nullable(text(300)),
    is_verified: boolean(),
    profile_completed: boolean(),
    role: text(20),
  }),
)
const PROFILES = { name: '/rest/v1/profiles', columns: new Set(Object.keys(CHANGE.entries)) }
const RPC = '/rest/v1/rpc/'

/** Whether a request leaves the database as it is. `path` is decoded once. */
export const onlyReads = (method: string, path: string): boolean =>
  method === 'GET' ||
  method === 'HEAD' ||
  (path.startsWith(RPC) && restFunction(path.slice(RPC.length))?.reads === true)

const MAX_FILTERS = 8
/** Compares with one value, without a pattern that could cost time. */
const FILTER = /^(eq|neq)\.(.{0,300})$|^(not\.)?is\.(null|true|false)$/s
const ORDER = /^(\w+)(\.(asc|desc))?(\.nulls(first|last))?$/
const NUMBER = /^\d{1,9}$/
const RANGE = /^\d{1,9}-\d{0,9}$/
/** An estimate counts rows that the caller may not see. The last one comes with an upsert and changes nothing here. */
const PREFERENCES = new Set([
  'return=minimal',
  'return=representation',
  'count=exact',
  'resolution=merge-duplicates',
])
const ANSWERS = new Set(['*/*', 'application/*', 'application/json', 'application/vnd.pgrst.object+json'])

/**
 * Why a request to `/rest/v1` is not passed on, or null. Only what the app asks for is known here: the library's
 * parsers, patterns, casts, embeddings and nested conditions are never reached.
 */
export function refuseRest(request: RestRequest): RestError | null {
  const { path } = request
  if (path.startsWith(RPC)) return refuseHeaders(request) ?? refuseCall(request, path.slice(RPC.length))
  if (path === PROFILES.name)
    return refuseMethod(request) ?? refuseHeaders(request) ?? refuseQuery(request) ?? refuseChange(request)
  return { status: 404, code: 'PGRST205', message: 'There is no such table' }
}

const bad = (message: string): RestError => ({ status: 400, code: 'PGRST100', message })

function refuseCall({ method, query, body }: RestRequest, name: string): RestError | null {
  const called = restFunction(name)
  if (!called) return { status: 404, code: 'PGRST202', message: 'There is no such function' }
  if (method !== 'POST') return { status: 405, code: 'PGRST101', message: 'Functions are called with POST' }
  if (query) return bad('The arguments of a function stand in the body')
  return safeParse(called.args, body).success ? null : bad('These are not the arguments of the function')
}

function refuseMethod({ method }: RestRequest): RestError | null {
  if (['GET', 'HEAD', 'PATCH'].includes(method)) return null
  if (['POST', 'PUT', 'DELETE'].includes(method))
    return { status: 403, code: '42501', message: 'Profiles are made and deleted with their accounts' }
  return { status: 405, code: 'PGRST117', message: 'Profiles can be read and changed' }
}

function refuseHeaders({ header }: RestRequest): RestError | null {
  if (!namesOf(header('prefer')).every((name) => PREFERENCES.has(name)))
    return bad(`Known preferences: ${[...PREFERENCES].join(', ')}`)
  if (!namesOf(header('accept')).every((name) => ANSWERS.has(name.replace(/;.*$/, ''))))
    return { status: 406, code: 'PGRST107', message: 'The answer is JSON' }
  for (const name of ['accept-profile', 'content-profile'])
    if ((header(name) ?? 'public') !== 'public')
      return { status: 406, code: 'PGRST106', message: 'The only schema is public' }
  if (!RANGE.test(header('range') ?? '0-')) return bad('A range is written as 0-49')
  return null
}

/** The parts of a header, which may have come more than once, without what its writers are free in. */
const namesOf = (value = ''): string[] =>
  value
    .toLowerCase()
    .replace(/\s+/g, '')
    .split(',')
    .filter((part) => part !== '')

function refuseQuery({ method, query }: RestRequest): RestError | null {
  const seen = new Set<string>()
  let filters = 0
  let found = false
  for (const [name, value] of new URLSearchParams(query)) {
    if (value.includes('\0')) return bad('The query contains a NUL character')
    if (PROFILES.columns.has(name)) {
      if (!FILTER.test(value)) return bad(`Known filters: eq, neq, is and not.is with one value`)
      if (++filters > MAX_FILTERS) return bad(`At most ${MAX_FILTERS} filters`)
      found ||= value.startsWith('eq.')
      continue
    }
    const check = Object.hasOwn(PARAMETERS, name) ? PARAMETERS[name] : undefined
    if (!check) return bad('Known parameters: select, order, limit, offset and the columns of a profile')
    if (seen.has(name)) return bad(`${name} may stand once`)
    seen.add(name)
    if (!check(value)) return bad(`The value of ${name} is not understood`)
  }
  if (method === 'PATCH' && !found) return bad('A change names its profile with eq')
  return null
}

const eachOf = (value: string, isKnown: (part: string) => boolean) => {
  const parts = value.split(',')
  return parts.length <= PROFILES.columns.size && parts.every(isKnown)
}
const PARAMETERS: Record<string, (value: string) => boolean> = {
  select: (value) => value === '*' || eachOf(value, (part) => PROFILES.columns.has(part)),
  order: (value) => eachOf(value, (part) => PROFILES.columns.has(ORDER.exec(part)?.[1] ?? '')),
  limit: (value) => NUMBER.test(value),
  offset: (value) => NUMBER.test(value),
}

function refuseChange({ method, body }: RestRequest): RestError | null {
  if (method !== 'PATCH') return null
  const { success, output } = safeParse(CHANGE, body)
  if (success && Object.keys(output).length > 0) return null
  return bad('A change is an object of columns of a profile and their values')
}
