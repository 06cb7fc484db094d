import { describe, expect, it } from 'vitest'
import { artifactTree } from './artifacts'

const file = (path: string, size = 10) => ({ path, size, storedAt: 0 })

describe('the tree of files', () => {
  it('puts files into folders and sums their sizes, whatever their names are', () => {
    const tree = artifactTree([
      file('__proto__/a', 1),
      file('model/data/w.bin', 5),
      file('model/MLmodel', 2),
      file('x'),
    ])
    expect(tree).toMatchObject({
      size: 18,
      files: [{ name: 'x', path: 'x' }],
      folders: [
        { name: '__proto__', size: 1, files: [{ name: 'a', path: '__proto__/a' }] },
        {
          name: 'model',
          size: 7,
          files: [{ name: 'MLmodel' }],
          folders: [
            { name: 'data', path: 'model/data', files: [{ name: 'w.bin', path: 'model/data/w.bin' }] },
          ],
        },
      ],
    })
  })
})
