import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { PageFiles } from '../../server/page-paths.ts'
import type { Build } from '../../src/app/service-worker/build.ts'

const here = (path: string) => fileURLToPath(new URL(`../../src/app/service-worker/${path}`, import.meta.url))

/** What carries a one-time token in its address is asked of the server each time. */
const NEVER_KEPT = /^\/(auth\/|reset-password)/

/**
 * Writes `sw.js` into a finished build: the worker with the list of what it keeps. `off` writes one that removes itself
 * instead. Run it after everything else has been written, pages included.
 */
export async function writeServiceWorker(folder: string, { off = false } = {}): Promise<void> {
  const define = off ? {} : { __BUILD__: JSON.stringify(await describeBuild(folder)) }
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: here(off ? 'removal.ts' : 'worker.ts'), formats: ['es'], fileName: () => 'sw.js' },
    },
  })
  const [{ output }] = result as [{ output: [{ code: string }] }]
  await writeFile(join(folder, 'sw.js'), output[0].code)
}

/** What the worker has to know of a build, read from its files. */
export async function describeBuild(folder: string): Promise<Build> {
  const read = (file: string) => readFile(join(folder, file))
  const table = JSON.parse((await read('pages.json')).toString()) as PageFiles | string[]
  const files = Array.isArray(table) ? table.map((path) => [path, 'index.html'] as const) : Object.entries(table)
  const known = files.filter(([path]) => !NEVER_KEPT.test(path))

  /** A file is kept once, under the first address that it has. */
  const addresses = new Map<string, string>()
  for (const [path, file] of known)
    if (!path.includes(':') && !addresses.has(file)) addresses.set(file, path)
  const pages = Object.fromEntries(
    known.flatMap(([path, file]) => {
      const address = addresses.get(file)
      return address ? [[path, address] as const] : []
    }),
  )

  const html = await Promise.all([...addresses.keys()].map(async (file) => (await read(file)).toString()))
  const assets = await neededAssets(html, read)
  const kept = [
    ...(await Promise.all(
      [...addresses].map(async ([file, url]) => ({ url, ...(await fingerprint(file)), named: false })),
    )),
    ...(await Promise.all(
      ['favicon.svg'].map(async (file) => ({ url: `/${file}`, ...(await fingerprint(file)), named: false })),
    )),
    ...(await Promise.all(
      assets.map(async (file) => ({ url: `/${file}`, ...(await fingerprint(file)), named: true })),
    )),
  ].map(({ url, integrity, named }) => ({ url, revision: named ? null : integrity.slice(7, 27), integrity }))

  async function fingerprint(file: string): Promise<{ integrity: string }> {
    const hash = createHash('sha256').update(await read(file))
    return { integrity: `sha256-${hash.digest('base64')}` }
  }

  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html[0] ?? '')?.[1] ?? ''
  const id = createHash('sha256').update(JSON.stringify([entry, pages, kept])).digest('hex').slice(0, 12)
  return { id, entry, pages, kept }
}

/** What the pages name of `assets/`, and whatever that imports before it runs. */
async function neededAssets(html: string[], read: (file: string) => Promise<Buffer>): Promise<string[]> {
  const found = new Set<string>()
  const add = async (file: string): Promise<void> => {
    if (found.has(file)) return
    found.add(file)
    const code = /\.js$/.test(file) ? (await read(file)).toString() : ''
    const imports = code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+)["']/g)
    for (const [, name = ''] of imports) await add(`assets/${name}`)
  }
  const named = html.flatMap((text) => [...text.matchAll(/(?:src|href)="\/(assets\/[\w.-]+)"/g)])
  for (const [, file = ''] of named) await add(file)
  return [...found].sort()
}
