import type { Plugin } from 'vite'
import { pageFiles, robots, sitemap } from './pages.ts'

/** Where an installation without an address of its own is reached. */
const LOCAL = 'http://127.0.0.1:4310'

/** Writes what search engines read (`robots.txt`, `sitemap.xml`), and servers (`pages.json`: the file of each page). */
export function siteFiles(): Plugin {
  return {
    name: 'orrery-site-files',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle() {
      const origin = (process.env.VITE_SITE_URL || process.env.SITE_URL || LOCAL).replace(/\/$/, '')
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots(origin) })
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(origin) })
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pageFiles()) })
    },
  }
}
