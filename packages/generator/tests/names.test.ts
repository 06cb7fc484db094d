import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectSlug } from '../engine/names'
import { TEMPLATES } from '../tools/read'

// npm refuses a package that depends on its own name, and uv a project that has the name of a locked package.

const read = (path: string) => readFileSync(join(TEMPLATES, path), 'utf8')

const { npm, pypi } = JSON.parse(read('versions.json')) as Record<'npm' | 'pypi', Record<string, string>>
const locked = [...read('starter/ai-ml/uv.lock').matchAll(/^name = "([^"]+)"$/gm)].map(
  ([, name = '']) => name,
)

test('no project has the name of a package that a template uses', () => {
  const names = [...Object.keys(npm), ...Object.keys(pypi), ...locked.filter((name) => name !== 'template')]
  expect(names.length).toBeGreaterThan(100)
  expect([...new Set(names.filter((name) => projectSlug(name) === name))].sort()).toEqual([])
})

test.each([
  ['pandas', 'pandas-app'],
  ['Pandas', 'pandas-app'],
  ['scikit learn', 'scikit-learn-app'],
  ['React', 'react-app'],
  ['Field Notes', 'field-notes'],
  ['Panda', 'panda'],
])('%s becomes %s', (name, slug) => expect(projectSlug(name)).toBe(slug))
