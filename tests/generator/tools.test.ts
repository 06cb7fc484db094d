import { describe, expect, test } from 'vitest'
import { generateCode } from '../../src/entities/project/lib/generator'
import { AI_TOOL_IDS, type AiToolId } from '../../src/entities/project/model/ai-tools'
import { contentOf, configOf, CREATED_AT, generate } from './kit'

const made = (aiTools: readonly AiToolId[], overrides: Parameters<typeof configOf>[0] = {}) => {
  const config = configOf(overrides)
  const { name, description } = config
  return generateCode({
    source: { kind: 'stack', name, description, aiTools: [...aiTools], config },
    createdAt: CREATED_AT,
    createdBy: 'ada',
  })
}
const paths = (project: ReturnType<typeof made>) => project.files.map(({ path }) => path)

const FILES: Record<AiToolId, string[]> = {
  'code-generation': ['AGENTS.md'],
  'code-review': ['.github/pull_request_template.md', 'CONTRIBUTING.md'],
  'dependency-management': ['.github/dependabot.yml'],
  documentation: ['docs/architecture.md'],
  testing: ['.github/workflows/test.yml'],
  performance: ['scripts/bench.mjs'],
}

describe('the AI tools of a web app', () => {
  test.each(AI_TOOL_IDS)('%s adds exactly its files, and the readme names them', (tool) => {
    const without = paths(made([]))
    const project = made([tool])
    expect(paths(project).filter((path) => !without.includes(path))).toEqual(FILES[tool])
    for (const path of FILES[tool]) expect(contentOf(project, 'README.md')).toContain(`\`${path}\``)
  })

  test('leave a project of reading B as it was', () => {
    expect(made([]).files).toEqual(generate().files)
  })

  test('name the commands and package managers that the project has', () => {
    const go = made(AI_TOOL_IDS, { backend: 'Go', features: ['api'] })
    expect(contentOf(go, '.github/dependabot.yml')).toContain('package-ecosystem: gomod')
    expect(contentOf(go, '.github/dependabot.yml')).not.toContain('docker')
    expect(contentOf(go, 'AGENTS.md')).not.toContain('npm test')
    expect(contentOf(go, '.github/workflows/test.yml')).toContain('actions/setup-go')
    expect(JSON.parse(contentOf(go, 'package.json'))).toMatchObject({
      scripts: { bench: 'node scripts/bench.mjs' },
    })
  })

  test('have text that hostile names cannot break', () => {
    const project = made(AI_TOOL_IDS, { name: '${x} `y` </script> "z"', description: '# not a heading' })
    for (const tool of AI_TOOL_IDS)
      for (const path of FILES[tool]) expect(contentOf(project, path)).not.toMatch(/undefined|\[object/)
    expect(contentOf(project, 'AGENTS.md')).not.toMatch(/^# not a heading$/m)
  })
})
