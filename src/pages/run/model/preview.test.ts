import { describe, expect, it } from 'vitest'
import { hasPreview, previewOf } from './preview'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2])

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
