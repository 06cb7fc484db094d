import { expect, test } from 'vitest'
import { makeStarter } from '../engine'
import { AI_TOOL_IDS } from '../model/ai-tools'
import { FEATURES } from '../model/technologies'
import { contentOf, labelOf, make, STACKS, templates } from './kit'

const SERVERS = new Set(['java', 'go', 'php', 'ruby', 'dotnet'])
const SERVED_BY_ITS_OWN = new Set(['postgresql', 'mysql', 'mongodb', 'redis'])

const deployed = STACKS.filter(({ frontend }) => frontend === 'react').map(
  (stack) => [labelOf(stack), stack] as const,
)

test.each(deployed)(
  '%s: the container runs as an unprivileged user, with the locked packages',
  async (_label, stack) => {
    const image = contentOf(await make({ ...stack, features: FEATURES }), 'Dockerfile')
    const last = image.slice(image.lastIndexOf('\nFROM '))
    expect(last).toMatch(/^USER (?!root)|^FROM \S+:nonroot/m)
    expect(image).toContain('COPY package*.json ./\n')
    if (stack.backend === 'ruby') expect(image).toContain('COPY server/Gemfile server/Gemfile.lock* ./\n')
  },
)

test.each(
  deployed.filter(
    ([, { backend, database }]) => SERVERS.has(backend ?? '') && SERVED_BY_ITS_OWN.has(database ?? ''),
  ),
)('%s: each push is tested with the chosen database', async (_label, stack) => {
  const workflow = contentOf(await make({ ...stack, features: FEATURES }), '.github/workflows/server.yml')
  expect(workflow).toMatch(new RegExp(`DATABASE_URL: ${stack.database}://`))
  expect(workflow.match(/^ {4}services:$/gm)).toHaveLength(1)
  expect(workflow).toMatch(/- run: .*(test|phpunit|verify)/)
})

test('deployment and tests use the locked packages', async () => {
  for (const stack of STACKS.filter(({ database }) => database === 'sqlite'))
    for (const files of [
      await make({ ...stack, features: FEATURES }),
      await make({ backend: stack.backend, database: stack.database, features: FEATURES }),
    ])
      for (const { path, content } of files)
        if (/(^|\/)Dockerfile$|^\.github\/workflows\//.test(path))
          expect(content, `${labelOf(stack)}: ${path}`).not.toMatch(/npm install|uv sync(?! --locked)/)
  for (const type of ['mobile-app', 'ai-ml', 'desktop', 'blockchain'] as const)
    for (const { path, content } of await makeStarter(
      type,
      { slug: 'x', title: 'X', summary: '' },
      AI_TOOL_IDS,
      templates,
    ))
      if (path.startsWith('.github/workflows/'))
        expect(content, `${type}: ${path}`).not.toMatch(/npm install|uv sync(?! --locked)/)
})
