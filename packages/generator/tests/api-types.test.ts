import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { API_FLAGS, API_TYPES, rendered, typesOf } from '../tools/api-types'
import { FEATURES } from '../model/technologies'
import { contentOf, make, STACKS } from './kit'

const SETS = API_FLAGS.reduce<string[][]>((sets, flag) => sets.flatMap((set) => [set, [...set, flag]]), [[]])

test.each(SETS.map((flags) => [flags.join() || 'none', flags] as const))(
  'the types of the front ends match the output of openapi-typescript: %s',
  async (_label, flags) => {
    expect(rendered(readFileSync(API_TYPES, 'utf8'), 'api-types.ts', flags)).toBe(await typesOf(flags))
  },
)

test('the types are regenerated from the running server exactly where it serves its own description', async () => {
  for (const stack of STACKS) {
    const scripts = async (features: readonly string[]) => {
      const files = await make({ ...stack, features: [...features] })
      return JSON.parse(contentOf(files, 'package.json')).scripts as Record<string, string>
    }
    const made = (await make({ ...stack, features: [] })).find(({ path }) => path.endsWith('/api-types.ts'))
    const renewed = (await scripts(FEATURES))['api:types']
    expect(renewed).toContain(`/api/openapi.json --output ${made?.path} `)
    expect(renewed).toMatch(/^npx --yes openapi-typescript@\d+\.\d+\.\d+ /)
    expect(await scripts(FEATURES.filter((feature) => feature !== 'docs'))).not.toHaveProperty('api:types')
  }
})
