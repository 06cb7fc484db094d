// Random requests, as no client sends them on purpose. The same seed gives the same requests.

export interface FuzzRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string
}

export interface Identity {
  key: string
  /** Tokens of open sessions. A request uses one of them, none, or a broken token. */
  tokens: string[]
}

/** Numbers from 0 up to 1, always the same for a seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const ROUTES = [
  '/rest/v1/profiles',
  '/rest/v1/profiles',
  '/rest/v1/profiles',
  '/rest/v1/rpc/username_available',
  '/rest/v1/rpc/admin_profiles',
  '/rest/v1/rpc/is_admin',
  '/rest/v1/',
  '/rest/v1/users',
  '/auth/v1/signup',
  '/auth/v1/token',
  '/auth/v1/user',
  '/auth/v1/user',
  '/auth/v1/verify',
  '/auth/v1/recover',
  '/auth/v1/otp',
  '/auth/v1/resend',
  '/auth/v1/logout',
  '/auth/v1/settings',
  '/auth/v1/health',
  '/auth/v1/admin/users',
  '/auth/v1/admin/generate_link',
  '/auth/v1/factors',
  '/auth/v1/sso',
  '/auth/v1/invite',
  '/auth/v1/reauthenticate',
  '/auth/v1/user/identities/authorize',
  '/auth/v1/.well-known/jwks.json',
  '/functions/v1/delete-user',
  '/functions/v1/x',
  '/storage/v1/bucket',
  '/_system/info',
  '/api/health',
  '/api/config',
  '/mailbox',
  '/mailbox/messages',
  '/mailbox/messages/00000000-0000-4000-8000-000000000000',
]
/** Answered by the built app, which is not always there. */
const PAGES = ['/', '/docs/none', '/auth/callback', '/robots.txt']
const METHODS = [
  'GET',
  'GET',
  'GET',
  'POST',
  'POST',
  'PATCH',
  'PUT',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'X-Y',
]
const NAMES =
  `select order limit offset or and not.or not.and columns on_conflict id email username role status created_at
updated_at last_login login_attempts is_verified grant_type type token token_hash redirect_to apikey page per_page scope
provider pkce code __proto__ constructor`.split(/\s+/)
const FIELDS =
  `email password data username type token token_hash refresh_token userId search wanted_status wanted_role
page_from page_size role status login_attempts last_login is_verified current_password nonce phone channel create_user
scopes factor_type code_challenge auth_code id user_id created_at __proto__`.split(/\s+/)
const OPERATORS =
  `eq neq gt gte lt lte like ilike match imatch in is isdistinct fts plfts phfts wfts cs cd ov sl sr nxr nxl
adj not.eq not.match match(any) like(all) not.in not.is not.like(any)`.split(/\s+/)
const LONE_SURROGATE = '\ud800'
const TEXTS = [
  '',
  '*',
  '1',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  '2147483648',
  'null',
  'true',
  'NaN',
  'undefined',
  'id',
  'id,email',
  'email::regclass',
  'users(*)',
  '...users(*)',
  'count()',
  'id.desc.nullslast',
  'x'.repeat(300),
  'x'.repeat(1900),
  '('.repeat(900),
  '(and'.repeat(300),
  "'; drop table public.profiles; --",
  '(.*)(.*)\\1\\2$',
  '{a,b}',
  '\u0000',
  LONE_SURROGATE,
  'ü😀',
  '%00',
  '%',
  '2001-01-01',
  '0001-01-01 BC',
  '294277-01-01',
  'infinity',
  '00000000-0000-4000-8000-000000000000',
  'somebody@fuzz.example',
  '<a@b.cc>',
  'signup',
  'recovery',
  'email_change',
  'magiclink',
  'refresh_token',
  'pkce',
  'id_token',
  'global',
  'admin',
  'locked',
  'Str0ng!pass',
]
const HEADERS: [string, string[]][] = [
  [
    'prefer',
    ['count=exact', 'count=planned', 'count = estimated', 'return=representation', 'tx=rollback', 'x'],
  ],
  [
    'accept',
    [
      'application/json',
      'text/csv',
      'application/vnd.pgrst.object+json',
      'application/vnd.pgrst.plan',
      '*/*',
      'x',
    ],
  ],
  ['range', ['0-9', '9-0', 'x', '0-', '-1', '99999999999-']],
  ['accept-profile', ['public', 'auth', 'x']],
  ['content-profile', ['public', 'auth']],
  ['content-type', ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'x']],
  ['x-supabase-api-version', ['2024-01-01', 'x']],
  ['x-http-method-override', ['DELETE']],
  ['x-forwarded-for', ['1.2.3.4']],
  ['accept-encoding', ['gzip', 'x', 'gzip;q=x']],
  ['if-none-match', ['*', 'x']],
  ['origin', ['https://evil.example', 'null']],
  ['cookie', ['a=b', ';;;']],
]

/** Makes one request after another; with pages of the app when `pages` is true. */
export function createFuzzer(random: () => number, pages: boolean): (identity: Identity) => FuzzRequest {
  const routes = pages ? [...ROUTES, ...PAGES] : ROUTES
  const chance = (part: number) => random() < part
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const many = (most: number) => Math.floor(random() * (most + 1))

  const encode = (text: string) => {
    if (chance(0.1)) return text.replace(/[^\x21-\x7e]/g, '').replace(/[#\\]/g, '')
    return text.split(LONE_SURROGATE).map(encodeURIComponent).join('%ed%a0%80')
  }
  const pair = () => {
    const filter = chance(0.5) ? `${pick(OPERATORS)}.` : ''
    return `${encode(pick(NAMES))}=${encode(filter + pick(TEXTS))}`
  }
  const path = () => {
    let address = pick(routes)
    if (chance(0.05)) address += pick(['/', '/x', '%2f', '%00', '//', '/..', '%252f', '.'])
    if (chance(0.05)) address = address.replace(/\/(\w)(\w+)$/, '/%2f$1$2')
    const grant = address.endsWith('/token')
      ? [`grant_type=${pick(['refresh_token', 'pkce', 'id_token', 'x'])}`]
      : []
    const query = [...grant, ...Array.from({ length: many(4) }, pair)]
    return query.length > 0 ? `${address}?${query.join('&')}` : address
  }
  const value = (depth = 0): unknown => {
    if (chance(0.7)) return pick(TEXTS)
    if (depth < 3 && chance(0.4))
      return chance(0.5) ? [value(depth + 1)] : { [pick(FIELDS)]: value(depth + 1) }
    return pick([null, true, false, 0, -1, 1.5, 1e30, 2 ** 53, ''])
  }
  const body = () => {
    if (chance(0.05))
      return pick(['{', '[]', 'null', '"x"', '1', '['.repeat(5000), '{"a":'.repeat(500), '\u0000'])
    const text = JSON.stringify(
      Object.fromEntries(Array.from({ length: many(6) }, () => [pick(FIELDS), value()])),
    )
    return chance(0.02) ? text.slice(0, -1) : text
  }

  return ({ key, tokens }) => {
    const method = pick(METHODS)
    const headers: Record<string, string> = {}
    if (chance(0.97)) headers.apikey = key
    if (chance(0.8)) headers.authorization = `Bearer ${pick([...tokens, ...tokens, key, 'x.y.z', ''])}`
    const content = method === 'GET' || method === 'HEAD' || chance(0.1) ? '' : body()
    if (content) headers['content-type'] = 'application/json'
    for (let index = many(2); index > 0; index--) {
      const [name, values] = pick(HEADERS)
      headers[name] = pick(values)
    }
    return { method, path: path(), headers, body: content }
  }
}
