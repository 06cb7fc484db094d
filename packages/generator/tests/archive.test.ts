import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { projectFileName, serializeProjectFile, zipProject } from '../archive'
import type { ProjectConfig } from '../model/config'
import type { ProjectFile } from '../model/project-file'
import { generateProject } from '../code'
import { DEFAULT_PROJECT_CONFIG } from '../model/config'
import { BACKENDS, FRONTENDS } from '../model/technologies'
import { templates } from './kit'

const generate = (changes: Partial<ProjectConfig> = {}) =>
  generateProject(
    {
      config: { ...DEFAULT_PROJECT_CONFIG, name: 'Field Notes', ...changes },
      createdAt: '2026-11-20T10:15:30.000Z',
      createdBy: 'ada',
    },
    templates,
  )
const generated = await generate()

const withFiles = (...paths: string[]): ProjectFile => ({
  ...generated,
  files: paths.map((path) => ({ path, content: 'x\n' })),
})

/** The Unix mode that unzip sets, by path: the upper half of the external attributes of each entry of the directory. */
function modesOf(zip: Uint8Array): Map<string, number> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = zip.length - 22
  expect(view.getUint32(end, true)).toBe(0x06_05_4b_50)
  const modes = new Map<string, number>()
  let at = view.getUint32(end + 16, true)
  while (at < end) {
    const length = view.getUint16(at + 28, true)
    // The system that wrote it: 3 is Unix, of which alone the modes are read.
    expect(view.getUint8(at + 5)).toBe(3)
    modes.set(strFromU8(zip.subarray(at + 46, at + 46 + length)), view.getUint32(at + 38, true) >>> 16)
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return modes
}

describe('zipProject', () => {
  test('holds every file unchanged in one folder', async () => {
    const stacks = FRONTENDS.flatMap((frontend) => BACKENDS.map((backend) => ({ frontend, backend })))
    for (const stack of stacks) {
      const project = await generate({ ...stack, description: 'Zwölf Boxkämpfer 🥊' })
      const entries = unzipSync(zipProject(project))
      expect(Object.keys(entries)).toEqual(project.files.map(({ path }) => `field-notes/${path}`))
      for (const { path, content } of project.files)
        expect(strFromU8(entries[`field-notes/${path}`]!), path).toBe(content)
    }
  })

  test.each([
    ['Java', ['server/mvnw']],
    ['PHP', ['server/artisan']],
    ['Node.js', []],
  ] as const)('with %s, files that are run by name are executable', async (backend, programs) => {
    const modes = modesOf(zipProject(await generate({ backend })))
    expect(modes.size).toBeGreaterThan(20)
    for (const [path, mode] of modes)
      expect(mode.toString(8), path).toBe(
        programs.some((program) => path === `field-notes/${program}`) ? '100755' : '100644',
      )
    for (const program of programs) expect(modes.has(`field-notes/${program}`)).toBe(true)
  })

  test('gives the same bytes for the same project, in every time zone', () => {
    const zone = process.env.TZ
    const zips = ['UTC', 'America/New_York', 'Asia/Kolkata'].map((name) => {
      process.env.TZ = name
      return Buffer.from(zipProject(generated)).toString('base64')
    })
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
    expect(new Set(zips).size).toBe(1)
  })

  test.each(['not a date', '1970-01-01T00:00:00.000Z', '9999-01-01T00:00:00.000Z'])(
    'accepts %j as a time',
    (createdAt) => {
      const project = generated
      expect(() => zipProject({ ...project, metadata: { ...project.metadata, createdAt } })).not.toThrow()
    },
  )

  test.each([
    '',
    '/etc/passwd',
    '../x',
    'a/../../x',
    './x',
    'a//b',
    'a/',
    'C:/x',
    'a\\b',
    'CON',
    'docs/nul.txt',
    'a/aux',
    'name.',
    'name ',
    'a /b',
    'what?',
    'pipe|',
    'new\nline',
    'nul\u0000',
    'x'.repeat(201),
  ])('refuses the path %j', (path) => {
    expect(() => zipProject(withFiles(path))).toThrow(/cannot go into an archive/)
  })

  test('refuses two names that differ only in case', () => {
    expect(() => zipProject(withFiles('README.md', 'readme.md'))).toThrow(/Two files/)
  })

  test('accepts the names of real projects', () => {
    expect(() =>
      zipProject(withFiles('.env.example', '.github/workflows/ci.yml', 'web/src/App.tsx')),
    ).not.toThrow()
  })
})

describe('projectFileName', () => {
  test.each([
    ['Field Notes', 'zip', 'field-notes.zip'],
    ['Field Notes', '.json', 'field-notes.json'],
    ['Field Notes', 'orrery.json', 'field-notes.orrery.json'],
    ['../../x', 'zip', 'x.zip'],
    ['CON', 'zip', 'con-app.zip'],
    ['🚀', 'zip', 'project.zip'],
    ['x', '../sh', 'x.sh'],
    ['x', '', 'x'],
  ])('%j and %j give %j', (name, extension, expected) => {
    expect(projectFileName(name, extension)).toBe(expected)
  })
})

describe('serializeProjectFile', () => {
  test('round-trips and writes its keys in a fixed order, whatever the input order', () => {
    const project = generated
    const text = serializeProjectFile(project)
    expect(JSON.parse(text)).toEqual(project)
    const { metadata, files, config, description, name } = project
    const { features, ...rest } = config as ProjectConfig
    const shuffled = { metadata, files, config: { features, ...rest }, description, name }
    expect(serializeProjectFile(shuffled)).toBe(text)
    expect(Object.keys(JSON.parse(text) as object)).toEqual([
      'name',
      'description',
      'config',
      'files',
      'metadata',
    ])
  })
})
