import { readdirSync, readFileSync } from 'node:fs'

/** Paths of the pages that search engines should know; a test holds them against the route table. */
const PAGES = [
  '/',
  '/features',
  '/ai-features',
  '/templates',
  '/pricing',
  '/docs',
  '/tutorials',
  '/blog',
  '/changelog',
  '/roadmap',
  '/about',
  '/careers',
  '/contact',
  '/community',
  '/press',
  '/help',
  '/status',
  '/machines',
  '/terms',
  '/privacy',
]

/** The paths that are of use only to their owner. */
const PRIVATE = [
  '/api/',
  '/auth/',
  '/mailbox',
  '/profile',
  '/projects',
  '/create-project',
  '/ai-ml-platform',
  '/shared/',
]

/** The pages, every article of the documentation, and every post of the blog. */
export function publicPages(): string[] {
  return [...PAGES, ...articles('docs'), ...articles('blog')]
}

const articles = (folder: 'docs' | 'blog'): string[] =>
  readdirSync(new URL(`../../src/entities/article/content/${folder}`, import.meta.url))
    .map((file) => `/${folder}/${file.replace(/\.md$/, '')}`)
    .sort()

/** Pages that are no news for a search engine. */
const OTHERS = ['/signin', '/signup', '/forgot-password', '/auth-diagnostic', '/unauthorized']

/** The pages of accounts that have a skeleton of their own in the build. */
const SKELETONS = [
  '/diagnostics',
  '/profile',
  '/settings',
  '/projects',
  '/create-project',
  '/ai-ml-platform',
  '/ai-ml-platform/api-integration',
  '/ai-ml-platform/upload-dataset',
  '/ai-ml-platform/deploy-model',
]

/** The pages of accounts without a skeleton, by the shell around them; `:id` matches any segment. */
const OF_ACCOUNTS = {
  app: [
    '/projects/:id',
    '/ai-ml-platform/datasets/:id',
    '/ai-ml-platform/datasets/:id/compare',
    '/ai-ml-platform/train',
    '/ai-ml-platform/endpoints/:id',
    '/ai-ml-platform/connect',
    '/ai-ml-platform/runs',
    '/ai-ml-platform/runs/compare',
    '/ai-ml-platform/runs/:id',
    '/ai-ml-platform/models/:name',
  ],
  public: ['/reset-password', '/auth/callback', '/shared/:token'],
}

/** Every page that the app has, for servers: whatever else it is asked for it answers with Page Not Found. */
export const knownPages = (): string[] => Object.keys(pageFiles())

/**
 * The file of each page in the build: a file of its own if its content is the same for all visitors, the skeleton of an
 * account page (`shell/projects.html`), or its shell (`shell/app.html`, `shell/public.html`).
 */
export function pageFiles(): Record<string, string> {
  const shells = Object.entries(OF_ACCOUNTS).flatMap(([layout, paths]) =>
    paths.map((path) => [path, `shell/${layout}.html`]),
  )
  const skeletons = SKELETONS.map((path) => [path, `shell/${path.slice(1).replaceAll('/', '-')}.html`])
  const own = openPages().map((path) => [path, `${path.slice(1)}/index.html`.replace(/^\//, '')])
  return Object.fromEntries([...own, ...skeletons, ...shells])
}

/** The pages whose content is the same for everybody. */
function openPages(): string[] {
  const templates = readFileSync(
    new URL('../../src/entities/template/model/samples.ts', import.meta.url),
    'utf8',
  )
  const sources = [...templates.matchAll(/'(\/templates\/[\w-]+\/source)'/g)].map(([, path = '']) => path)
  if (sources.length === 0)
    throw new Error('No template names its source: adapt openPages to entities/template/model/samples.ts')
  return [...publicPages(), ...OTHERS, ...sources, ...machines()]
}

const machines = (): string[] =>
  readdirSync(new URL('../../machines', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `/machines/${name}`)
    .sort()

/** `sitemap.xml` for a site at `origin`, e.g. `https://orrery.example`. */
export function sitemap(origin: string): string {
  const urls = publicPages().map((path) => `  <url><loc>${origin}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** `robots.txt` */
export function robots(origin: string): string {
  const refused = PRIVATE.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...refused, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
