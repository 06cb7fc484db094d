import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import type { renderPage } from '../../src/app/entrypoint/render-page.tsx'
import { pageFiles } from '../site/pages.ts'
import { type Assets, type Bundle, documentOf, readAssets, startDocument } from './document.ts'
import { writeCompressed, writeLateSheet } from './write.ts'

/** The module that draws the pages: exports `renderPage`. */
const ENTRY = 'src/app/entrypoint/render-page.tsx'

/**
 * After the client is built, draws every public page into an HTML file of its own, and skeletons or shells for the pages of
 * accounts (`pageFiles` maps each page to its file).
 */
export function prerenderedPages(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'orrery-prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir = 'dist' }, bundle) {
        // Storybook's build has pages of its own.
        if (!bundle['index.html']) return
        const html = await readFile(join(dir, 'index.html'), 'utf8')
        await withRenderer(config, async (render, drawn) => {
          const assets = await readAssets(dir, bundle, drawn)
          const start = startDocument(html, assets)
          for (const [file, path] of filesToDraw()) await draw(render, path, file, dir, start, assets)
        })
      },
    },
  }
}

/** Each file once, with the path that it is drawn at. */
function filesToDraw(): Map<string, string> {
  return new Map(
    Object.entries(pageFiles()).map(([path, file]) => [file, SHARED.test(file) ? `/${file}` : path]),
  ).set('404.html', '/404.html')
}

/** The shells that several pages share. */
const SHARED = /^shell\/(app|public)\.html$/

const isOfAccounts = (file: string) => file.startsWith('shell/') && file !== 'shell/public.html'

async function draw(
  render: typeof renderPage,
  path: string,
  file: string,
  dir: string,
  start: string,
  assets: Assets,
) {
  try {
    const page = await render(path, isOfAccounts(file))
    const sheet = await writeLateSheet(dir, page.styles.globals)
    await writeCompressed(join(dir, file), documentOf(start, page, assets, sheet))
  } catch (error) {
    throw new Error(`${path} could not be drawn at build: ${(error as Error).stack}`, { cause: error })
  }
}

/** Builds what draws the pages for Node, and removes it when `work` is done. */
async function withRenderer(
  config: ResolvedConfig,
  work: (render: typeof renderPage, drawn: Bundle) => Promise<void>,
) {
  const outDir = await mkdtemp(join(config.cacheDir, '..', 'prerender-'))
  try {
    const built = await build({
      root: config.root,
      mode: config.mode,
      configFile: config.configFile ?? false,
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: {
        ssr: ENTRY,
        outDir,
        copyPublicDir: false,
        minify: false,
        reportCompressedSize: false,
        target: 'node20',
        rolldownOptions: { output: { entryFileNames: 'renderer.mjs', chunkFileNames: '[name]-[hash].mjs' } },
      },
    })
    const renderer = (await import(pathToFileURL(join(outDir, 'renderer.mjs')).href)) as {
      renderPage: typeof renderPage
    }
    const [{ output = [] } = {}] = [built].flat() as Rolldown.RolldownOutput[]
    await work(renderer.renderPage, Object.fromEntries(output.map((file) => [file.fileName, file])))
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}
