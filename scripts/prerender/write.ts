import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { lateSheet } from './styles.ts'

/** Writes a page, and beside it `.br` and `.gz` for servers that send them as they are. */
export async function writeCompressed(file: string, text: string): Promise<void> {
  const content = Buffer.from(text)
  await mkdir(dirname(file), { recursive: true })
  await Promise.all([
    writeFile(file, content),
    promisify(brotliCompress)(content).then((bytes) => writeFile(`${file}.br`, bytes)),
    promisify(gzip)(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ])
}

const written = new Map<string, Promise<string>>()

/** Writes the styles of the whole page in full, once for the same styles; the name of the file. */
export function writeLateSheet(dir: string, globals: string): Promise<string> {
  const known = written.get(globals) ?? write(dir, lateSheet(globals))
  written.set(globals, known)
  return known
}

async function write(dir: string, css: string): Promise<string> {
  const name = `assets/base-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
  await writeCompressed(join(dir, name), css)
  return name
}
