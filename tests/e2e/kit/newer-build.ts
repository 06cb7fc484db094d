import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundled, describeBuild } from '../../../scripts/site/service-worker'

const SCRIPT = /[\w.-]+\.js\b/g

/**
 * Turns the build in a folder into a newer build: every script has another name, so the old names are gone, pages say
 * `<meta name="build" content="newer">`, and the worker is made of the renamed files, by the code that makes it in a build.
 */
export async function makeNewer(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  const worker = await readFile(join(folder, 'sw.js'), 'utf8')
  const scripts = files.filter((name) => /^assets\/.*\.js$/.test(name)).map((name) => name.slice(7))
  const newer = new Map(scripts.map((name) => [name, name.replace(/\.js$/, '-newer.js')]))
  const renamed = (text: string) => text.replaceAll(SCRIPT, (name) => newer.get(name) ?? name)

  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name)
      if (/\.(br|gz)$/.test(name)) return rm(file)
      if (!/\.(html|js)$/.test(name)) return
      const text = renamed(await readFile(file, 'utf8'))
      await writeFile(file, text.replace('</head>', '<meta name="build" content="newer"></head>'))
      const to = newer.get(name.slice(7))
      if (to) await rename(file, join(folder, 'assets', to))
    }),
  )
  const starts = [...worker.matchAll(/\/(assets\/[\w.-]+\.js)\b/g)].map(([, name = '']) => renamed(name))
  await writeFile(join(folder, 'sw.js'), await bundled('worker.ts', await describeBuild(folder, starts)))
}
