import { describe, expect, test } from 'vitest'
import { generateCode } from '../code'
import { AI_TOOL_IDS, type AiToolId } from '../model/ai-tools'
import { DEFAULT_PROJECT_CONFIG, type ProjectConfig } from '../model/config'
import { PROJECT_TYPES, type StarterType } from '../model/types'
import { contentOf, templates } from './kit'

const made = async (aiTools: readonly AiToolId[], changes: Partial<ProjectConfig> = {}) => {
  const config = { ...DEFAULT_PROJECT_CONFIG, name: 'Field Notes', ...changes }
  const { name, description } = config
  const source = { kind: 'stack' as const, name, description, aiTools: [...aiTools], config }
  return (await generateCode({ source, createdAt: '', createdBy: 'ada' }, templates)).files
}

const started = async (type: StarterType, aiTools: readonly AiToolId[], name = 'Field Notes') => {
  const source = {
    kind: 'starter' as const,
    type,
    template: null,
    name,
    description: '',
    aiTools: [...aiTools],
  }
  return (await generateCode({ source, createdAt: '', createdBy: 'ada' }, templates)).files
}

const pathsOf = (files: readonly { path: string }[]) => files.map(({ path }) => path)

const FILES: Record<AiToolId, string[]> = {
  'code-generation': ['AGENTS.md'],
  'code-review': ['.github/pull_request_template.md', 'CONTRIBUTING.md'],
  'dependency-management': ['.github/dependabot.yml'],
  documentation: ['docs/architecture.md'],
  testing: ['.github/workflows/test.yml'],
  performance: ['scripts/bench.mjs'],
}

describe('the AI tools of a web app', () => {
  test.each(AI_TOOL_IDS)('%s adds exactly its files', async (tool) => {
    // With deployment a project has the updates of its packages anyway.
    const features = { ...DEFAULT_PROJECT_CONFIG.features, deployment: tool !== 'dependency-management' }
    const without = pathsOf(await made([], { features }))
    const added = pathsOf(await made([tool], { features })).filter((path) => !without.includes(path))
    expect(added).toEqual(FILES[tool])
  })

  test('name the package managers of the project', async () => {
    const go = await made(AI_TOOL_IDS, { backend: 'Go' })
    expect(contentOf(go, '.github/dependabot.yml')).toContain('package-ecosystem: gomod')
  })

  test('have text that malicious names cannot break', async () => {
    const files = await made(AI_TOOL_IDS, { name: '${x} `y` </script> "z"', description: '# not a heading' })
    for (const path of AI_TOOL_IDS.flatMap((tool) => FILES[tool]))
      expect(contentOf(files, path)).not.toMatch(/undefined|\[object/)
    expect(contentOf(files, 'AGENTS.md')).not.toMatch(/^# not a heading$/m)
  })
})

describe.each(PROJECT_TYPES.filter((type): type is StarterType => type !== 'web-app'))(
  'a starter: %s',
  (type) => {
    test('is complete, with and without the AI tools', async () => {
      const [bare, tooled] = [await started(type, []), await started(type, AI_TOOL_IDS)]
      expect(pathsOf(bare)).toEqual(expect.arrayContaining(['README.md', '.gitignore']))
      expect(new Set(pathsOf(tooled)).size).toBe(tooled.length)
      expect(tooled.length - bare.length).toBeGreaterThanOrEqual(type === 'api' ? 5 : 6)
      for (const { path, content } of tooled) {
        expect(content, path).toMatch(/\S\n$|^\n?$/)
        expect(content, path).not.toMatch(
          /\{\{[#/]|\{\{(title|slug|summary|port|packages|version)\b|undefined,/,
        )
      }
    })

    test('has the name of the project, whatever it is', async () => {
      const files = await started(type, [], '`${x}` "quoted" \'too\' \\ </title>')
      for (const { path, content } of files)
        if (path.endsWith('.json')) expect(() => JSON.parse(content), path).not.toThrow()
      expect(contentOf(files, 'README.md').split('\n')[0]).toMatch(/^# .*quoted/)
    })
  },
)
