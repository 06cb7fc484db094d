import type { Plugin } from 'vite'
import { LOCAL_SITE } from '../../packages/server/http/page-paths.ts'
import { pageFiles, robots, sitemap } from './pages.ts'

/** Writes what search engines read (`robots.txt`, `sitemap.xml`), and servers (`pages.json`: the file of each page). */
export function siteFiles(): Plugin {
  return {
    name: 'orrery-site-files',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle() {
      const origin = (process.env.VITE_SITE_URL || process.env.SITE_URL || LOCAL_SITE).replace(/\/$/, '')
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots(origin) })
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(origin) })
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pageFiles()) })
    },
  }
}
