// The built Storybook, served under a subfolder as it may be published.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { root, runTool } from '../run.mjs'

const FOLDER = join(root, 'storybook-static')

/** Builds Storybook, or takes it as it was last built, and serves it. Returns its address, its stories and how to end it. */
export async function servedStorybook(asBuilt) {
  if (!asBuilt) await build()
  const { entries } = JSON.parse(readFileSync(join(FOLDER, 'index.json'), 'utf8'))
  const server = await serveUnder('/storybook/', FOLDER)
  return { ...server, stories: Object.values(entries).filter(({ type }) => type === 'story') }
}

async function build() {
  console.log('Building Storybook ...')
  const built = await runTool('storybook', 'storybook', ['build', '--quiet', '--output-dir', FOLDER])
  if (!built.ok) throw new Error(`Storybook could not be built:\n\n${built.output.trim()}`)
}

/** Serves the files of a folder on this machine alone, under a path like `/sub/` and nowhere else. */
export async function serveUnder(path, folder) {
  const app = new Hono().use(
    `${path}*`,
    serveStatic({
      root: relative(process.cwd(), folder),
      rewriteRequestPath: (whole) => whole.slice(path.length - 1),
    }),
  )
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({
        address: `http://127.0.0.1:${port}${path}`,
        close: () => new Promise((closed) => server.close(closed)),
      }),
    )
  })
}
