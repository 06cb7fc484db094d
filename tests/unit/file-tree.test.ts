import { describe, expect, it } from 'vitest'
import { fileTree, sizeOf } from '../../src/features/explore-code/model/file-tree'
import { languageOf } from '../../src/features/explore-code/model/language'

describe('the tree of generated files', () => {
  it('has folders first, then files, each by name, with sizes in UTF-8 bytes', () => {
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
    expect(sizeOf('🚀')).toBe(4)
  })

  it.each([
    ['server/src/main.ts', 'typescript'],
    ['Dockerfile', 'dockerfile'],
    ['.env.example', 'ini'],
    ['web/src/App.vue', 'xml'],
    ['server/Gemfile', 'ruby'],
    ['LICENSE', null],
  ])('%s is highlighted as %s', (path, language) => expect(languageOf(path)).toBe(language))
})
