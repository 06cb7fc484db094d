import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createStarter } from '../tools/starter'
import { generateCode } from '../code'
import { starterCommand, starterOptions, starterParameters, starterSource } from '../starter'
import { DEFAULT_PROJECT_CONFIG, type ProjectConfig } from '../model/config'
import type { CodeSource } from '../model/order'
import { FEATURES } from '../model/technologies'
import { templates } from './kit'

/** The configuration of a stack that is asked for, the starter, or what is wrong. */
const read = (parameters: Iterable<[string, string]>) => {
  const source = starterSource(parameters)
  return 'config' in source ? source.config : source
}
const asked = (query: string) => read(new URLSearchParams(query))
const flagsOf = (config: ReturnType<typeof asked>) =>
  !('features' in config) ? config : FEATURES.filter((flag) => config.features[flag])

test('a URL without parameters selects the defaults', () => {
  expect(asked('')).toEqual(DEFAULT_PROJECT_CONFIG)
})

test('named flags replace the defaults; a removed flag keeps the others', () => {
  expect(asked('frontend=vue&backend=go&database=redis&auth&tests&name=Shop')).toMatchObject({
    name: 'Shop',
    frontend: 'Vue',
    backend: 'Go',
    database: 'Redis',
  })
  expect(flagsOf(asked('auth&tests'))).toEqual(['auth', 'tests'])
  expect(flagsOf(asked('ai=false'))).toEqual(['auth', 'api', 'tests', 'deployment', 'docs'])
  expect(flagsOf(asked('auth=true&ai=no'))).toEqual(['auth'])
})

test('invalid values are rejected with a list of the valid ones', () => {
  expect(asked('frontend=jquery&auth=perhaps&colour=red&frontend=vue')).toEqual([
    {
      parameter: 'colour',
      problem: 'is no parameter',
      good: expect.arrayContaining(['frontend', 'auth']) as string[],
    },
    {
      parameter: 'frontend',
      problem: 'is given twice, with different values',
      good: ['react', 'vue', 'angular', 'svelte', 'next'],
    },
    {
      parameter: 'frontend',
      problem: 'is none of the good values',
      good: ['react', 'vue', 'angular', 'svelte', 'next'],
    },
    { parameter: 'auth', problem: 'is true or false', good: ['true', 'false'] },
  ])
  expect(asked('constructor=1&__proto__=2')).toHaveLength(2)
  expect(asked(`name=${'x'.repeat(201)}`)).toHaveLength(1)
})

test('the command and the URL of a configuration select that configuration', () => {
  const configs: ProjectConfig[] = [
    DEFAULT_PROJECT_CONFIG,
    { ...DEFAULT_PROJECT_CONFIG, name: "Ann's Shop", backend: '.NET', frontend: 'Next.js' },
    {
      ...DEFAULT_PROJECT_CONFIG,
      features: { auth: false, api: false, tests: false, ai: false, deployment: false, docs: false },
      environment: 'production',
      resources: { cpu: 8, memory: 16, storage: 100 },
    },
    { ...DEFAULT_PROJECT_CONFIG, features: { ...DEFAULT_PROJECT_CONFIG.features, ai: false } },
  ]
  for (const config of configs) expect(read(starterParameters(config))).toEqual(config)
  expect(starterCommand(configs[1] ?? DEFAULT_PROJECT_CONFIG)).toBe(
    `npm run create -- --name 'Ann'\\''s Shop' --frontend next --backend dotnet --database postgresql`,
  )
})

test('a starter has a name and a description, but no stack', async () => {
  expect(asked('starter=ai-ml&name=Digits&description=Reads+them')).toMatchObject({
    kind: 'starter',
    type: 'ai-ml',
    name: 'Digits',
    description: 'Reads them',
  })
  const good = ['starter', 'name', 'description']
  expect(asked('starter=desktop&database=redis&auth')).toEqual([
    { parameter: 'database', problem: 'does not go with a starter', good },
    { parameter: 'auth', problem: 'does not go with a starter', good },
  ])
  expect(asked('starter=web')).toEqual([
    {
      parameter: 'starter',
      problem: 'is none of the good values',
      good: ['mobile-app', 'api', 'ai-ml', 'desktop', 'blockchain'],
    },
  ])
})

test.each(starterOptions().starter.values.map(({ id }) => id))(
  'the URL of the starter %s gives the same files as the wizard',
  async (type) => {
    const answer = await createStarter(templates).zip([
      ['starter', type],
      ['name', 'Field Notes'],
    ])
    if ('problems' in answer) throw new Error('It was refused.')
    const source: CodeSource = {
      kind: 'starter',
      name: 'Field Notes',
      description: '',
      aiTools: [],
      type,
      template: null,
    }
    const { files } = await generateCode({ source, createdAt: '2026-01-01', createdBy: 'ann' }, templates)
    const paths = Object.keys(unzipSync(answer.bytes)).sort()
    expect(paths).toEqual(files.map(({ path }) => `field-notes/${path}`).sort())
  },
)

test('the same URL gives the same bytes', async () => {
  const [one, other] = [createStarter(templates), createStarter(templates)]
  const query: [string, string][] = [
    ['frontend', 'react'],
    ['backend', 'node'],
  ]
  const first = await one.zip(query)
  expect(first).toEqual(await other.zip(query))
  expect(first).toMatchObject({ fileName: 'project.zip' })
})
