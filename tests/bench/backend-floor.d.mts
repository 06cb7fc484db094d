import type { Database } from '../../packages/server/database/engine'

/** Adds `count` accounts to a database that has at least one. */
export function fillAccounts(database: Pick<Database, 'query'>, count: number): Promise<void>
