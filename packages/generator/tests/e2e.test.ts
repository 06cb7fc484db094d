import { expect, test } from 'vitest'
import { readReadme } from '../tools/readme'
import { FEATURES } from '../model/technologies'
import { contentOf, FLAG_SETS, labelOf, make, STACKS } from './kit'

// The test in a browser that a project brings. That it passes is proven by `npm run verify:generated`.

test('a project has an e2e test exactly when it has pages, accounts, items and tests', async () => {
  for (const stack of STACKS.filter(({ backend, database }) => backend === 'node' && database === 'sqlite'))
    for (const features of FLAG_SETS) {
      const files = await make({ ...stack, features })
      const wanted = ['auth', 'api', 'tests'].every((flag) => features.includes(flag))
      const label = `${labelOf(stack)} ${features.join()}`
      for (const path of ['e2e/journey.test.ts', 'playwright.config.ts'])
        expect(
          files.some((file) => file.path === path),
          label,
        ).toBe(wanted)
      const { scripts, devDependencies } = JSON.parse(contentOf(files, 'package.json'))
      expect([scripts.e2e, devDependencies['@playwright/test']].every(Boolean), label).toBe(wanted)
      expect(readReadme(contentOf(files, 'README.md')).named.has('npm run e2e'), label).toBe(wanted)
      // Nothing that downloads a browser runs with the tests.
      expect(scripts.test ?? '').not.toContain('playwright')
    }
})

test('the e2e test has its own database in every stack', async () => {
  for (const stack of STACKS) {
    const files = await make({ ...stack, features: FEATURES })
    const config = contentOf(files, 'playwright.config.ts')
    const databases = [...config.matchAll(/^ {6}(?:DATABASE_URL|FIREBASE_PROJECT_ID): .*$/gm)]
    expect(databases, labelOf(stack)).toHaveLength(1)
    expect(config).toMatch(/app_e2e|e2e\.db|demo-e2e|6379\/14|EMBEDDED_FOLDER: '\.data\/e2e'/)
    expect(config.match(/^ {4}baseURL: /gm)).toHaveLength(1)
    expect(config.includes('API_ORIGIN')).toBe(stack.frontend === 'next')
    if (config.includes('EMBEDDED_FOLDER'))
      expect(contentOf(files, 'server/src/db/embedded.ts')).toContain('process.env.EMBEDDED_FOLDER')
  }
})

test('the e2e test of a Supabase project creates its database beside that of the application', async () => {
  for (const stack of STACKS.filter(({ database }) => database === 'supabase')) {
    const files = await make({ ...stack, features: FEATURES })
    const isRemote = stack.backend !== 'node'
    const config = contentOf(files, 'playwright.config.ts')
    expect(
      files.some(({ path }) => path === 'e2e/create-database.mjs'),
      labelOf(stack),
    ).toBe(isRemote)
    expect(config.includes('node e2e/create-database.mjs && npm run build')).toBe(isRemote)
    // Docker Compose starts no database for Supabase.
    expect(config).not.toContain('localhost:5432')
    const { devDependencies } = JSON.parse(contentOf(files, 'package.json'))
    expect('pg' in devDependencies).toBe(isRemote)
    expect(config.match(/^ {4}command: /gm)).toHaveLength(1)
  }
})
