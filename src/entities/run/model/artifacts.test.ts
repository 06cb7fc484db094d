import { describe, expect, it } from 'vitest'
import { artifactTree, hasPreview, previewOf } from './artifacts'

const file = (path: string, size = 10) => ({ path, size, storedAt: 0 })
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2])

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

describe('the preview of a file', () => {
  it.each([
    ['notes.txt', 100_000, true],
    ['notes.txt', 100_001, false],
    ['model/MLmodel', 10, true],
    ['plot.PNG', 10, true],
    ['plot.png', 5_000_001, false],
    ['page.html', 10, false],
    ['plot.svg', 10, false],
    ['model.pkl', 10, false],
  ])('of %s with %i bytes is offered: %s', (path, size, offered) => {
    expect(hasPreview({ path, size })).toBe(offered)
  })

  it('is an image only when the first bytes say so', async () => {
    const preview = await previewOf('a.jpg', new Blob([PNG]))
    expect(preview?.kind === 'image' && preview.image.type).toBe('image/png')
    expect(await previewOf('a.png', new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' }))).toBeNull()
    expect(await previewOf('a.png', new Blob(['<!doctype html>']))).toBeNull()
    expect(await previewOf('a.svg', new Blob([PNG]))).toBeNull()
  })

  it('is a text only when the bytes are text', async () => {
    expect(await previewOf('a.json', new Blob(['{"a":"é"}']))).toEqual({ kind: 'text', text: '{"a":"é"}' })
    expect(await previewOf('a.txt', new Blob([new Uint8Array([0xff, 0xfe, 1])]))).toBeNull()
    expect(await previewOf('a.txt', new Blob(['a\0b']))).toBeNull()
  })
})
