import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import type { PageFiles } from '../../packages/server/http/page-paths.ts'
import type { Build } from '../../src/app/service-worker/build.ts'
import { writeCompressed } from '../prerender/write.ts'

const here = (path: string) => fileURLToPath(new URL(`../../src/app/service-worker/${path}`, import.meta.url))

/**
 * The modules of the shell, the route table and the pages of work. The worker stores the scripts that these import on
 * demand, because a page may start with them, or need them without a connection. Code highlighting and the texts of the
 * documentation are loaded at their first use.
 */
export const WORK =
  /\/src\/(app\/(?!inspector\/)|pages\/(projects|ai-ml-platform)\/|features\/(configure-stack|edit-project|explore-code\/ui|new-project|upload-dataset)\/|shared\/ui\/)/

/**
 * Writes the service worker of a build, after its pages; `VITE_SERVICE_WORKER=off` writes a worker that removes itself.
 */
export function serviceWorker(): Plugin {
  let starts: string[] = []
  return {
    name: 'orrery-service-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      const onDemand = new Set(
        [...this.getModuleIds()]
          .filter((id) => WORK.test(id))
          .flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
      )
      const names = new Set<string>()
      const add = (name: string): void => {
        const file = bundle[name]
        if (file?.type !== 'chunk' || names.has(name)) return
        names.add(name)
        for (const style of file.viteMetadata?.importedCss ?? []) names.add(style)
        for (const other of file.imports) add(other)
      }
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.moduleIds.some((id) => onDemand.has(id))) add(file.fileName)
      starts = [...names]
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir = 'dist' }, bundle) {
        // Storybook's build has no pages of ours.
        if (!bundle['pages.json']) return
        const off = process.env.VITE_SERVICE_WORKER === 'off'
        await writeCompressed(
          join(dir, 'sw.js'),
          off ? await bundled('removal.ts') : await bundled('worker.ts', await describeBuild(dir, starts)),
        )
      },
    },
  }
}

/** The code of a worker for browsers; `removal.ts` needs to know nothing of a build. */
export async function bundled(entry: 'worker.ts' | 'removal.ts', described?: Build): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"production"',
      ...(described ? { __BUILD__: JSON.stringify(described) } : {}),
    },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: here(entry), formats: ['iife'], name: 'orrery', fileName: () => 'sw.js' },
    },
  })
  const [{ output }] = result as unknown as [{ output: [{ code: string }] }]
  return output[0].code
}

/** Pages with a one-time token in their address are always requested from the server. */
const NEVER_KEPT = /^\/(auth\/|reset-password|shared\/)/

/** There are many of these, and few people read more than one. */
const NOT_AHEAD = /^\/(machines|templates)\//

/**
 * Collects the data of a build that its worker needs; `folder` has the files, `starts` are scripts that pages may start
 * with.
 */
export async function describeBuild(folder: string, starts: readonly string[]): Promise<Build> {
  const read = (file: string) => readFile(join(folder, file))
  const entryOf = async (url: string, file: string, named: boolean) => {
    const integrity = `sha256-${createHash('sha256')
      .update(await read(file))
      .digest('base64')}`
    return { url, revision: named ? null : integrity.slice(7, 19), integrity }
  }

  const table = JSON.parse((await read('pages.json')).toString()) as PageFiles | string[]
  const files = Array.isArray(table)
    ? table.map((path) => [path, 'index.html'] as const)
    : Object.entries(table)
  const known = files.filter(([path]) => !NEVER_KEPT.test(path))
  // A file is kept once, under the first address that it has; `:id` stands for anything.
  const addresses = new Map<string, string>()
  for (const [path, file] of known)
    if (!NOT_AHEAD.test(path) && !addresses.has(file)) addresses.set(file, path.replace(/:\w+/, '-'))
  const pages = Object.fromEntries(known.map(([path, file]) => [path, addresses.get(file) ?? null]))

  const html = await Promise.all([...addresses.keys()].map(async (file) => (await read(file)).toString()))
  const assets = await neededAssets(html, starts, async (file) => (await read(file)).toString())
  const kept = await Promise.all([
    ...[...addresses].map(([file, url]) => entryOf(url, file, false)),
    entryOf('/favicon.svg', 'favicon.svg', false),
    ...assets.map((file) => entryOf(`/${file}`, file, true)),
  ])
  const entry = [...(html[0] ?? '').matchAll(/<link data-later="start"[^>]* href="([^"]+)"/g)].at(-1)?.[1]
  if (!entry) throw new Error(`The pages in ${folder} start with no script`)
  const shell = addresses.get('shell/app.html') ?? '/'
  const described = { entry, pages, shell, kept }
  const id = createHash('sha256').update(JSON.stringify(described)).digest('hex').slice(0, 12)
  return { id, ...described }
}

/** Of the fonts, the letters of other languages come when they are used. */
const LATER = /-(?!latin-)[a-z-]+-wght-|-latin-ext-/

/** Scripts and what they import before they run, and what pages name besides. */
async function neededAssets(
  html: readonly string[],
  starts: readonly string[],
  read: (file: string) => Promise<string>,
): Promise<string[]> {
  const found = new Set<string>()
  const add = async (file: string): Promise<void> => {
    if (found.has(file) || LATER.test(file)) return
    found.add(file)
    if (/\.(js|css)$/.test(file)) for (const other of namedIn(await read(file))) await add(other)
  }
  for (const file of [...starts, ...html.flatMap(namedIn)]) await add(file)
  return [...found].sort()
}

/** The files of `assets/` that an HTML page or a style sheet names, or that a script imports before it runs. */
const namedIn = (text: string): string[] => [
  ...Array.from(
    text.matchAll(/(?:\b(?:src|href)="|\burl\(["']?)\/(assets\/[\w.-]+)/g),
    ([, file = '']) => file,
  ),
  ...Array.from(
    text.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+)["']/g),
    ([, name]) => `assets/${name}`,
  ),
]
