import { readdirSync } from 'node:fs'
import { paths } from '../../src/shared/config/paths.ts'

/** Every page that search engines should know, by path. */
export function publicPages(): string[] {
  const docs = readdirSync(new URL('../../src/entities/article/content/docs', import.meta.url))
  return [
    paths.home,
    paths.features,
    paths.aiFeatures,
    paths.templates,
    paths.pricing,
    paths.docs,
    ...docs.map((file) => paths.doc(file.replace(/\.md$/, ''))).sort(),
    paths.tutorials,
    paths.blog,
    paths.changelog,
    paths.roadmap,
    paths.about,
    paths.careers,
    paths.contact,
    paths.community,
    paths.press,
    paths.help,
    paths.status,
    paths.terms,
    paths.privacy,
  ]
}

/** What only its owner has any use for. */
const PRIVATE = ['/api/', '/auth/', '/mailbox', paths.profile, paths.projects, paths.createProject]

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
