import type { Connection } from '@supabase/lite'
import type { Statement } from './statements'

type WithContext = Connection['withContext']
type Variables = Parameters<WithContext>[0]
type Options = NonNullable<Parameters<WithContext>[2]>

/** The caller, as the library read it from a token with a verified signature. */
interface Caller {
  uid?: string | null
  role?: string
  jwt?: object | null
}

const ROLES = new Set(['anon', 'authenticated', 'service_role'])

/**
 * Begins a caller's transaction in one round trip instead of seven: what the library sets by a statement for each setting
 * is set by one, at the beginning. The settings are the same, hold for this transaction only, and the role is the last.
 */
export function setCallersAtOnce(
  connection: Connection,
  { run }: { run: (statements: readonly Statement[]) => Promise<unknown> },
): void {
  const original = connection.withContext.bind(connection) as WithContext
  connection.withContext = (async (variables, work, options) => {
    const caller = callerOf(variables)
    if (!caller || options?.transaction || options?.forceRollback || options?.rpc?.readOnly)
      return original(variables, work, options)
    try {
      await run([['begin'], settingsOf(caller, options?.rpc)])
      const result = await work(connection.kysely)
      await run([['commit']])
      return result
    } catch (error) {
      await run([['rollback']])
      throw error
    }
  }) as WithContext
}

/** Undefined for what only the library knows: no caller, or a role that is none of the three. */
function callerOf(variables: Variables): (Caller & { role: string }) | undefined {
  const { uid, role = 'anon', jwt } = (variables?.auth ?? {}) as Caller
  return variables && !variables.storage && ROLES.has(role) ? { uid, role, jwt } : undefined
}

function settingsOf({ uid, role, jwt }: Caller & { role: string }, rpc: Options['rpc']): Statement {
  const settings = [
    ['request.jwt.claim.sub', uid ?? ''],
    ['request.jwt.claim.role', role],
    ['storage.operation', ''],
    ...(jwt ? [['request.jwt.claims', JSON.stringify(jwt)]] : []),
    ...(rpc
      ? [
          ['response.status', ''],
          ['response.headers', ''],
          ['request.method', rpc.method],
          ['request.path', rpc.path],
          ['request.headers', JSON.stringify(rpc.requestHeaders ?? {})],
        ]
      : []),
    ['role', role],
  ] as const
  const parts = settings.map(([name], index) => `set_config('${name}', $${index + 1}, true)`)
  return [`select ${parts.join(', ')}`, settings.map(([, value]) => value)]
}
