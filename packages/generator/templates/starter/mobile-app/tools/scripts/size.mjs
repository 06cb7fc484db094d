// Measures the download size of the web version: npm run build && node scripts/size.mjs
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const kB = (bytes) => `${(bytes / 1000).toFixed(0)} kB`
for (const path of readdirSync('dist', { recursive: true })) {
  if (!/\.(js|css|html)$/.test(path)) continue
  const content = readFileSync(join('dist', path))
  console.log(`${kB(gzipSync(content).length).padStart(8)} of ${kB(content.length).padStart(8)}  ${path}`)
}
