import { DEFAULT_PROJECT_CONFIG } from '@/entities/project/model'
import { expect, it } from 'vitest'
import { verifyWebApp } from '../../scripts/verify/web-app'

// One generated project of another language than ours really runs; main-job.test.ts does the same with Node.js.

it('a project with a Python server installs, starts and passes its own tests', async ({ skip }) => {
  const config = {
    ...DEFAULT_PROJECT_CONFIG,
    name: 'Field Notes',
    backend: 'Python',
    database: 'SQLite',
  } as const
  const { failure, notRun } = await verifyWebApp(config)
  skip(notRun !== null, notRun ?? undefined)
  expect(failure).toBeNull()
}, 240_000)
