import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The tests have their own database: a temporary file. */
export default async function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'test-'))
  process.env.DATABASE_URL = `sqlite:${join(folder, 'test.db')}`
  // {{#if tables}}
  await import('../src/migrate.ts')
  // {{/if}}
  return () => rmSync(folder, { recursive: true })
}
