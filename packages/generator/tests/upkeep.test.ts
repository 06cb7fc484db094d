import { expect, test } from 'vitest'
import { generateCode } from '../code'
import { AI_TOOL_IDS } from '../model/ai-tools'
import { DEFAULT_PROJECT_CONFIG } from '../model/config'
import { FEATURES } from '../model/technologies'
import { PROJECT_TYPES } from '../model/types'
import { contentOf, labelOf, make, STACKS, templates } from './kit'

// Files for maintainers: updates, a Dev Container, health checks of its images.

const made = async (deployment: boolean, aiTools: readonly string[]) => {
  const features = { ...DEFAULT_PROJECT_CONFIG.features, deployment }
  const config = { ...DEFAULT_PROJECT_CONFIG, name: 'Notes', features }
  const source = { kind: 'stack' as const, name: 'Notes', description: '', aiTools: [...aiTools], config }
  return (await generateCode({ source, createdAt: '', createdBy: 'ada' }, templates)).files
}
const updated = (text: string) =>
  [...text.matchAll(/package-ecosystem: (\S+)\n {4}directory: (\S+)/g)].map(([, name, at]) => `${name} ${at}`)

test('there is one dependabot.yml with deployment, the AI tool, or both, and none without them', async () => {
  for (const deployment of [true, false])
    for (const tools of [AI_TOOL_IDS, []]) {
      const files = await made(deployment, tools)
      const found = files.filter(({ path }) => path === '.github/dependabot.yml')
      expect(found).toHaveLength(deployment || tools.length > 0 ? 1 : 0)
    }
})

test.each([
  ['react', 'node', ['npm /', 'docker /']],
  ['next', 'node', ['npm /', 'docker /', 'docker /web']],
  ['vue', 'python', ['npm /', 'uv /server', 'docker /']],
  [undefined, 'node', ['npm /server', 'docker /']],
  [undefined, 'go', ['gomod /server', 'docker /']],
])('%s with %s: every manifest is updated once', async (frontend, backend, names) => {
  const files = await make({ ...(frontend && { frontend }), backend, database: 'sqlite', features: FEATURES })
  expect(updated(contentOf(files, '.github/dependabot.yml'))).toEqual([...names, 'github-actions /'])
})

test('no starter lists a manifest twice, which Dependabot rejects', async () => {
  for (const type of PROJECT_TYPES) {
    if (type === 'web-app') continue
    const source = {
      kind: 'starter' as const,
      type,
      template: null,
      name: 'x',
      description: '',
      aiTools: [...AI_TOOL_IDS],
    }
    const { files } = await generateCode({ source, createdAt: '', createdBy: 'ada' }, templates)
    const names = updated(contentOf(files, '.github/dependabot.yml'))
    expect(new Set(names).size, type).toBe(names.length)
  }
})

test('a Dev Container has the languages, packages and ports of its project', async () => {
  for (const stack of STACKS.filter(({ frontend }) => frontend === 'react' || frontend === 'next')) {
    const files = await make({ ...stack, features: FEATURES })
    const container = JSON.parse(contentOf(files, '.devcontainer/devcontainer.json'))
    const features = Object.keys(container.features).map((name) => /([\w-]+):\d$/.exec(name)?.[1])
    const label = labelOf(stack)
    expect(features, label).toContain('node')
    if (stack.backend === 'php') expect(container.image).toMatch(/^dunglas\/frankenphp:\d/)
    else expect(features, label).toContain(stack.backend)
    expect(features.includes('docker-in-docker'), label).toBe(stack.database !== 'sqlite')
    expect(container.postCreateCommand, label).toContain('npm install')
    const example = contentOf(files, '.env.example')
    expect(container.forwardPorts, label).toEqual([5173, Number(/^PORT=(\d+)$/m.exec(example)?.[1])])
  }
  const without = await make({ frontend: 'react', backend: 'node', database: 'sqlite', features: ['api'] })
  expect(without.map(({ path }) => path)).not.toContain('.devcontainer/devcontainer.json')
})

test('every serving image has a health check', async () => {
  for (const stack of STACKS.filter(({ database }) => database === 'postgresql'))
    for (const { path, content } of await make({ ...stack, features: FEATURES }))
      if (/(^|\/)Dockerfile$/.test(path))
        expect(content.slice(content.lastIndexOf('FROM ')), `${labelOf(stack)} ${path}`).toMatch(
          /^HEALTHCHECK /m,
        )
})
