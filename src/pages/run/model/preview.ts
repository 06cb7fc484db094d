import type { Artifact } from '@/entities/run/model'

const TEXT = /(^|\/)MLmodel$|\.(txt|log|md|json|jsonl|csv|tsv|ya?ml|toml|ini|py)$/i
const IMAGE = /\.(png|jpe?g|webp)$/i
const MOST_TEXT = 100_000
const MOST_IMAGE = 5_000_000

/** Whether a file may have a preview. Its bytes decide once they are read. */
export const hasPreview = ({ path, size }: Pick<Artifact, 'path' | 'size'>): boolean =>
  (TEXT.test(path) && size <= MOST_TEXT) || (IMAGE.test(path) && size <= MOST_IMAGE)

/** A text, or an image of a type that its first bytes prove. */
export type Preview = { kind: 'text'; text: string } | { kind: 'image'; image: Blob }

/**
 * The preview of a file; null when its bytes are not what its name says. Text is only ever shown as text, and an HTML or SVG
 * file is never an image.
 */
export async function previewOf(path: string, content: Blob): Promise<Preview | null> {
  if (!hasPreview({ path, size: content.size })) return null
  const bytes = await content.arrayBuffer()
  if (IMAGE.test(path)) {
    const type = imageType(new Uint8Array(bytes))
    return type ? { kind: 'image', image: new Blob([bytes], { type }) } : null
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : { kind: 'text', text }
  } catch {
    return null
  }
}

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.slice(from, to))

function imageType(bytes: Uint8Array): string | null {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp'
  return null
}
