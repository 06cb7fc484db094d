import { profileCsv, scanCsvBlock, type Source } from '.'

/** For tests: a source of bytes in memory. */
const sourceOf = (bytes: Uint8Array): Source => ({
  size: bytes.length,
  read: async (from, to) => bytes.slice(from, to),
})

export const bytesOf = (text: string) => new TextEncoder().encode(text)

/** For tests: the profile of a text or of bytes as CSV. */
export function profileText(
  text: string | Uint8Array,
  { workers = 1, block }: { workers?: number; block?: number } = {},
) {
  const source = sourceOf(typeof text === 'string' ? bytesOf(text) : text)
  return profileCsv(source, {
    workers,
    block,
    scan: (order) => scanCsvBlock(source, order),
    tell: async () => undefined,
  })
}
