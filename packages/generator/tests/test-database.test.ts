import { expect, test } from 'vitest'
import { FEATURES } from '../model/technologies'
import { contentOf, labelOf, make, STACKS } from './kit'

// The tests of a generated server never use the database of the application, whatever .env or the shell says.

const SETUPS: Record<string, { file: string; sets: (variable: string) => RegExp }> = {
  php: {
    file: 'server/tests/bootstrap.php',
    sets: (name) => new RegExp(`\\$name = '${name}';$[^]*^putenv\\("\\$name=\\$own"\\);$`, 'm'),
  },
  ruby: {
    file: 'server/test/database.rb',
    sets: (name) => new RegExp(`name = '${name}'$[^]*^ENV\\[name\\] = own$`, 'm'),
  },
  dotnet: {
    file: 'server/Tests/TestDatabase.cs',
    sets: (name) => new RegExp(`SetEnvironmentVariable\\("${name}", (url|Project)\\)`),
  },
}
const SERVERS = STACKS.filter(({ frontend, backend }) => frontend === 'react' && SETUPS[backend ?? ''])

test.each(SERVERS.map((stack) => [labelOf(stack), stack] as const))('%s', async (_label, stack) => {
  const files = await make({ ...stack, features: [...FEATURES] })
  const { file, sets } = SETUPS[stack.backend ?? ''] as (typeof SETUPS)[string]
  const variable = stack.database === 'firebase' ? 'FIREBASE_PROJECT_ID' : 'DATABASE_URL'
  const setup = contentOf(files, file)
  expect(setup).toMatch(sets(variable))
  expect(setup).toContain('the database of the application: set')
  expect(contentOf(files, '.github/workflows/server.yml')).not.toMatch(/^ +DATABASE_URL:/m)
  expect(contentOf(files, 'README.md')).toContain(
    "The tests use their own database, never the application's: ",
  )
  const without = FEATURES.filter((feature) => feature !== 'tests')
  const plain = await make({ ...stack, features: without })
  expect(plain.map(({ path }) => path)).not.toContain(file)
  expect(contentOf(plain, '.env.example')).not.toContain('TEST_DATABASE_URL')
})
