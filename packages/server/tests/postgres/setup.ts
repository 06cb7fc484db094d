import type { TestProject } from 'vitest/node'
import { ensurePostgres, startPostgres } from '../../../../scripts/postgres.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server whose user may create databases; absent where the embedded engine is tested. */
    postgres?: string
  }
}

/** Starts one PostgreSQL server for all test files, or takes that of TEST_DATABASE_URL. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL
  const started = given ? null : await startPostgres(await ensurePostgres())
  project.provide('postgres', given ?? started?.url)
  return started?.stop
}
