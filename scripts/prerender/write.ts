import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** For a page: the last two steps of brotli take ten times as long for one part in thirty. */
const PAGE_QUALITY = 9

/** Writes a page, and beside it `.br` and `.gz` for servers that send them as they are. */
export async function writeCompressed(file: string, text: string): Promise<void> {
  const content = Buffer.from(text)
  await mkdir(dirname(file), { recursive: true })
  const params = { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY, [constants.BROTLI_PARAM_LGWIN]: 22 }
  await Promise.all([
    writeFile(file, content),
    promisify(brotliCompress)(content, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    promisify(gzip)(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ])
}
