/** The package has types of its entry only, which starts WebAssembly. */
declare module 'hyparquet-compressors/src/gzip.js' {
  export { gunzip } from 'hyparquet-compressors'
}
declare module 'hyparquet-compressors/src/brotli.js' {
  export { decompressBrotli } from 'hyparquet-compressors'
}
declare module 'hyparquet-compressors/src/lz4.js' {
  export { decompressLz4, decompressLz4Raw } from 'hyparquet-compressors'
}
