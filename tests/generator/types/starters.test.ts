import { describe, expect, test } from 'vitest'
import {
  generateCode,
  generateStarter,
  STARTER_TYPES,
  starterVerification,
} from '../../../src/entities/project/lib/generator'
import { AI_TOOL_IDS, type AiToolId } from '../../../src/entities/project/model/ai-tools'
import type { GeneratedFile } from '../../../src/entities/project/model/project-file'
import { PROJECT_TYPES, type StarterType } from '../../../src/entities/project/model/types'

const made = (type: StarterType, aiTools: readonly string[] = [], name = 'Field Notes', description = '') =>
  generateStarter({ type, name, description, aiTools })
const paths = (files: GeneratedFile[]) => files.map(({ path }) => path)
const contentOf = (files: GeneratedFile[], path: string) =>
  files.find((one) => one.path === path)?.content ?? ''

const HOSTILE = [
  '"); drop table',
  '${process.exit(7)}',
  "'''",
  '`x`',
  '</script><b>',
  '🚀 Rakete',
  'a\nb',
  '{{ x }}',
]

test('every type but the web app has a starter', () => {
  expect(STARTER_TYPES).toEqual(PROJECT_TYPES.filter((type) => type !== 'web-app'))
})

describe.each(STARTER_TYPES)('%s', (type) => {
  test('is a whole project: readme, environment, ignored files, and a way to test it', () => {
    const files = made(type)
    for (const path of ['README.md', '.env.example', '.gitignore', '.editorconfig'])
      expect(contentOf(files, path), path).not.toBe('')
    expect(contentOf(files, 'README.md')).toMatch(/^# Field Notes$/m)
    expect(starterVerification(type).test.length).toBeGreaterThan(0)
    expect(paths(files).some((path) => /test/i.test(path))).toBe(true)
  })

  test('has sorted, unique, portable paths and whole texts', () => {
    const files = made(type, AI_TOOL_IDS)
    expect(paths(files)).toEqual([...new Set(paths(files))].sort())
    for (const { path, content } of files) {
      expect(path).toMatch(/^[\w.@+-]+(\/[\w.@+-]+)*$/)
      expect(path.split('/').some((part) => /^(con|nul|aux|prn|com\d|lpt\d)(\.|$)/i.test(part))).toBe(false)
      expect(content, path).not.toMatch(/\bundefined\b is not|\[object Object\]|TODO|FIXME/)
      expect(content.endsWith('\n'), path).toBe(true)
      expect(content, path).not.toContain('\r')
    }
  })

  test('is the same for the same input', () => {
    expect(made(type, AI_TOOL_IDS)).toEqual(made(type, AI_TOOL_IDS))
  })

  test('pins every package exactly', () => {
    const manifest = contentOf(made(type), 'package.json')
    if (manifest) {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(manifest)
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
        expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
    }
    const requirements = contentOf(made(type), 'requirements.txt')
    for (const line of requirements.split('\n').filter((one) => one && !one.startsWith('#')))
      expect(line).toMatch(/^[\w.-]+==\d+(\.\d+)+(?: ?;.*)?$/)
    expect(manifest + requirements).not.toBe('')
  })

  test.each(AI_TOOL_IDS)('%s adds files of its own, which the readme names', (tool: AiToolId) => {
    const without = paths(made(type))
    const files = made(type, [tool])
    const added = paths(files).filter((path) => !without.includes(path))
    expect(added.length).toBeGreaterThan(0)
    expect(paths(files).filter((path) => !added.includes(path))).toEqual(without)
    for (const path of added) expect(contentOf(files, 'README.md')).toContain(`\`${path}\``)
  })

  test.each(HOSTILE)('is not broken by the name %j', (name) => {
    const files = made(type, AI_TOOL_IDS, name, name)
    expect(paths(files)).toEqual(paths(made(type, AI_TOOL_IDS)))
    for (const { path, content } of files)
      if (path.endsWith('.json')) expect(() => JSON.parse(content), path).not.toThrow()
    for (const { path, content } of files)
      if (/\.(ts|tsx|js|mjs|cjs|py|sol)$/.test(path)) {
        const code = content.replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, '')
        expect(code, path).not.toMatch(/drop table|process\.exit\(7\)/)
      }
  })

  test('is what an order for it gives', () => {
    const source = {
      kind: 'starter' as const,
      type,
      template: null,
      name: 'X y',
      description: '',
      aiTools: [],
    }
    const project = generateCode({ source, createdAt: '2026-01-01T00:00:00.000Z', createdBy: 'ada' })
    expect(project.files).toEqual(made(type, [], 'X y'))
    expect(project).toMatchObject({ config: { type }, metadata: { createdBy: 'ada' } })
  })
})
