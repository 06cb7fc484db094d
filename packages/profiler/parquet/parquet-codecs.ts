import type { Compressors } from 'hyparquet/src/types.js'

type Codec = keyof Compressors

const CODECS: Compressors = {}

/**
 * Decompressors of what hyparquet itself does not read (it reads Snappy). Each codec is loaded by its own file: the
 * package's entry starts WebAssembly for Snappy, which the app's Content-Security-Policy forbids.
 */
const LOADERS: { [C in Codec]?: () => Promise<Compressors[C]> } = {
  ZSTD: async () => {
    const { decompress } = await import('fzstd')
    return (input) => decompress(input)
  },
  GZIP: async () => {
    const { gunzip } = await import('hyparquet-compressors/src/gzip.js')
    return (input, length) => gunzip(input, new Uint8Array(length))
  },
  BROTLI: async () => (await import('hyparquet-compressors/src/brotli.js')).decompressBrotli,
  LZ4: async () => (await import('hyparquet-compressors/src/lz4.js')).decompressLz4,
  LZ4_RAW: async () => (await import('hyparquet-compressors/src/lz4.js')).decompressLz4Raw,
}

/** The decompressors that hyparquet needs for this codec; throws `CodecError` if there is none for it. */
export async function compressorsFor(codec: Codec | undefined): Promise<Compressors> {
  if (codec === 'UNCOMPRESSED' || codec === 'SNAPPY') return CODECS
  const load = codec && LOADERS[codec]
  if (!load) throw new CodecError(codec ?? 'unknown')
  CODECS[codec] ??= await load()
  return CODECS
}

/** A compression that nothing here reads. */
export class CodecError extends Error {}
