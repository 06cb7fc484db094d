import { describe, expect, it } from 'vitest'
import { generateCode } from '../code'
import { type RunGuide, runGuide, shellCommand, unpackCommands } from '../guide'
import { DEFAULT_PROJECT_CONFIG, type ProjectConfig } from '../model/config'
import type { CodeSource } from '../model/order'
import { BACKENDS, DATABASES } from '../model/technologies'
import { PROJECT_TYPES } from '../model/types'
import { readReadme } from '../tools/readme'
import { contentOf, templates } from './kit'

// The guide of the app repeats the README of the project: it may leave out, and must not invent.

const words = { name: 'Tide Board', description: '', aiTools: [] }
const stack = (config: Partial<ProjectConfig> = {}): CodeSource => ({
  kind: 'stack',
  ...words,
  config: { ...DEFAULT_PROJECT_CONFIG, ...config, name: words.name },
})
const STARTERS = PROJECT_TYPES.filter((type) => type !== 'web-app').map(
  (type): CodeSource => ({ kind: 'starter', ...words, type, template: null }),
)

async function made(source: CodeSource): Promise<{ guide: RunGuide; readme: string; files: number }> {
  const project = await generateCode(
    { source, createdAt: '2026-01-01T00:00:00.000Z', createdBy: 'test' },
    templates,
  )
  return {
    guide: runGuide(project, source),
    readme: contentOf(project.files, 'README.md'),
    files: project.files.length,
  }
}

const EVERY: readonly (readonly [string, CodeSource])[] = [
  ...BACKENDS.flatMap((backend) =>
    DATABASES.map(
      (database) => [`${backend} with ${database}`, stack({ backend, database, frontend: 'Vue' })] as const,
    ),
  ),
  ...STARTERS.map((source) => [source.kind === 'starter' ? source.type : '', source] as const),
]

describe('the guide of a project', () => {
  it.each(EVERY)(
    '%s: says what to install, which commands to run and what they lead to',
    async (_name, source) => {
      const { guide, readme, files } = await made(source)
      const inReadme = readReadme(readme).blocks.flat()
      const own = guide.steps.flatMap(({ commands, say }) =>
        commands.filter((command) => !say.includes(command)),
      )
      expect(own.length).toBeGreaterThan(1)
      expect(inReadme).toEqual(expect.arrayContaining(own))
      expect(guide.needs.length).toBeGreaterThan(0)
      expect(guide.shows.filter((sentence) => !sentence.endsWith('.'))).toEqual([])
    expect(guide.shows[0]).toMatch(/\S/)
      for (const [, address] of guide.shows.join(' ').matchAll(/<(http[^>]+)>/g))
        expect(readme).toContain(address)
      expect(guide.parts.reduce((sum, part) => sum + part.files, 0)).toBe(files)
      expect(guide.files).toBe(files)
    },
  )

  it('names the runtime with its version, the address and the first page of the default stack', async () => {
    const { guide } = await made(stack())
    expect(guide).toMatchObject({ zip: 'tide-board.zip', folder: 'tide-board' })
    expect(guide.needs).toEqual([expect.stringMatching(/^Node\.js \d+\.\d+\.\d+ or newer$/)])
    expect(guide.steps).toEqual([{ say: '', commands: ['npm install', 'npm run dev'] }])
    expect(guide.shows).toEqual([
      'Open <http://localhost:5173>.',
      'The API is documented at <http://localhost:3000/api/docs>.',
      'The first page is the overview: the status of the server and the database, and links to Items, Assistant and Account.',
      expect.stringMatching(/^To start with sample data, run `npm run seed`: .*`demo@example\.com`/),
    ])
  })

  it('has a step of its own for a database that must run before the server', async () => {
    const { guide } = await made(stack({ backend: 'Python', database: 'MySQL' }))
    expect(guide.steps.map(({ commands }) => commands)).toEqual([
      ['npm install', '(cd server && uv sync)', 'cp .env.example .env'],
      ['docker compose up -d --wait database'],
      ['npm run migrate', 'npm run dev'],
    ])
  })

  it('does not name pages that were left out', async () => {
    const features = { auth: false, api: false, tests: false, ai: false, deployment: false, docs: false }
    const { guide } = await made(stack({ features }))
    expect(guide.shows.at(-1)).toBe(
      'The first page is the overview: the status of the server and the database.',
    )
  })

  it('refuses a README without commands', async () => {
    const project = await generateCode(
      { source: stack(), createdAt: '2026-01-01T00:00:00.000Z', createdBy: 'test' },
      templates,
    )
    const files = [{ path: 'README.md', content: '# Tide Board\n' }]
    expect(() => runGuide({ ...project, files }, stack())).toThrow('The README has no commands.')
  })
})

describe('a command for PowerShell', () => {
  it.each([
    ['npm install', 'npm install'],
    ['(cd server && uv sync)', 'cd server; uv sync; cd ..'],
    ['(cd server && ./mvnw -q dependency:resolve)', 'cd server; .\\mvnw.cmd -q dependency:resolve; cd ..'],
    ['cp .env.example .env', 'Copy-Item .env.example .env'],
    ['npm run a && npm run b', 'npm run a; npm run b'],
  ])('%s', (command, expected) => {
    expect(shellCommand(command, 'powershell')).toBe(expected)
    expect(shellCommand(command, 'posix')).toBe(command)
  })

  it('unpacks the download by the name of the project', () => {
    const names = { zip: 'tide-board.zip', folder: 'tide-board' }
    expect(unpackCommands(names, 'posix')).toEqual(['unzip -q tide-board.zip', 'cd tide-board'])
    expect(unpackCommands(names, 'powershell')[0]).toBe('Expand-Archive tide-board.zip -DestinationPath .')
  })
})
