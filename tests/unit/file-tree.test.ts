import { describe, expect, it } from 'vitest'
import { findInFiles, MOST_HITS } from '../../src/features/explore-code/model/find'
import { fileTree, foldersOf, sizeOf } from '../../src/features/explore-code/model/file-tree'
import { languageOf } from '../../src/features/explore-code/model/language'

describe('the tree of generated files', () => {
  it('lists folders first, then files, each by name, with sizes in UTF-8 bytes', () => {
    const files = ['b.txt', 'a/z.ts', 'a/b/c.ts', 'B.md'].map((path) => ({ path, content: 'é' }))
    expect(fileTree(files)).toEqual([
      {
        kind: 'folder',
        name: 'a',
        path: 'a',
        children: [
          {
            kind: 'folder',
            name: 'b',
            path: 'a/b',
            children: [{ kind: 'file', name: 'c.ts', path: 'a/b/c.ts', size: 2 }],
          },
          { kind: 'file', name: 'z.ts', path: 'a/z.ts', size: 2 },
        ],
      },
      { kind: 'file', name: 'B.md', path: 'B.md', size: 2 },
      { kind: 'file', name: 'b.txt', path: 'b.txt', size: 2 },
    ])
    expect(foldersOf(fileTree(files))).toEqual(['a', 'a/b'])
    expect(sizeOf('🚀')).toBe(4)
  })

  it.each([
    ['server/src/main.ts', 'typescript'],
    ['Dockerfile', 'docker'],
    ['.env.example', 'dotenv'],
    ['web/src/App.vue', 'vue'],
    ['server/Gemfile', 'ruby'],
    ['web/src/App.tsx', 'tsx'],
    ['pyproject.toml', 'toml'],
    ['LICENSE', null],
    ['package-lock.json', null],
    ['server/uv.lock', null],
    ['a/constructor', null],
    ['a.toString', null],
  ])('%s is highlighted as %s', (path, language) => expect(languageOf(path)).toBe(language))
})

describe('finding in files', () => {
  const files = [
    { path: 'a.ts', content: 'const Port = 1\nlet other\n  listen(port, port)\n' },
    { path: 'b/منفذ.md', content: 'PORT 🚀\n' },
  ]
  it('finds each line once, in any case, with its context', () => {
    expect(findInFiles(files, ' port ')).toEqual({
      files: [
        {
          path: 'a.ts',
          hits: [
            { line: 1, before: 'const ', match: 'Port', after: ' = 1' },
            { line: 3, before: 'listen(', match: 'port', after: ', port)' },
          ],
        },
        { path: 'b/منفذ.md', hits: [{ line: 1, before: '', match: 'PORT', after: ' 🚀' }] },
      ],
      total: 3,
      more: false,
    })
  })
  it('leaves out lock files, which repeat the names of packages', () => {
    const lock = { path: 'server/uv.lock', content: 'port' }
    expect(findInFiles([lock, { path: 'package-lock.json', content: 'port' }], 'port').total).toBe(0)
  })
  it('treats a query as plain text, and an empty query as no search', () => {
    expect(findInFiles(files, '(.*)').total).toBe(0)
    expect(findInFiles(files, '   ')).toEqual({ files: [], total: 0, more: false })
  })
  it('limits the number of results, and shortens long lines', () => {
    const many = { path: 'many', content: 'x\n'.repeat(MOST_HITS + 1) }
    expect(findInFiles([many], 'x')).toMatchObject({ total: MOST_HITS, more: true })
    expect(findInFiles([{ path: 'all', content: 'x\n'.repeat(MOST_HITS) }], 'x').more).toBe(false)
    const [long] = findInFiles(
      [{ path: 'long', content: `${'a'.repeat(500)}x${'b'.repeat(500)}` }],
      'x',
    ).files
    expect(long?.hits[0]?.before).toBe(`…${'a'.repeat(24)}`)
    expect(long?.hits[0]?.after.length).toBeLessThan(160)
  })
})
