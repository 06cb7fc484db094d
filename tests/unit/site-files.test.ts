import { readFileSync } from 'node:fs'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { publicRoutes } from '@/app/routes/public-routes'
import { routes } from '@/app/routes/routes'
import { knownPages, publicPages, robots, sitemap } from '../../scripts/site/pages'

const pathsOf = (routes: readonly RouteObject[]) => routes.map(({ path }) => `/${path}`)

describe('sitemap.xml', () => {
  it('lists every public route of a single page', () => {
    const fixed = pathsOf(publicRoutes).filter((path) => !/[:*]/.test(path))
    expect(publicPages()).toEqual(expect.arrayContaining(fixed))
    expect(publicPages()).toEqual(
      expect.arrayContaining(['/docs/getting-started', '/blog/why-state-machines']),
    )
  })

  it('lists no unknown route, and no route twice', () => {
    const served = (path: string) =>
      path === '/' || /^\/(docs|blog)\//.test(path) || pathsOf(publicRoutes).includes(path)
    expect(publicPages().filter((path) => !served(path))).toEqual([])
    expect(new Set(publicPages()).size).toBe(publicPages().length)
  })

  it('has absolute URLs', () => {
    expect(sitemap('https://orrery.example')).toContain('<loc>https://orrery.example/pricing</loc>')
  })
})

describe('pages.json', () => {
  /** Every path of the route table, without the catch-all path. */
  const pathsIn = (table: readonly RouteObject[]): string[] =>
    table.flatMap(({ path, children = [] }) => [
      ...(path && path !== '*' ? [`/${path}`] : []),
      ...pathsIn(children),
    ])

  it('lists every route of the app, with each of its documents', () => {
    const families = new Map([
      ['/docs/*', '/docs/getting-started'],
      ['/blog/*', '/blog/why-state-machines'],
      ['/templates/:id/source', '/templates/storefront/source'],
      ['/machines/:name', '/machines/sign-in'],
    ])
    expect(knownPages()).toEqual(
      expect.arrayContaining(pathsIn(routes).map((path) => families.get(path) ?? path)),
    )
  })

  it('lists no unknown route, and no route twice', () => {
    expect(
      knownPages().filter(
        (path) =>
          !matchRoutes([...routes], path)
            ?.at(-1)
            ?.route.path?.match(/^[^*]|\/\*/) && path !== '/',
      ),
    ).toEqual([])
    expect(new Set(knownPages()).size).toBe(knownPages().length)
  })
})

describe('robots.txt', () => {
  it('names the sitemap and excludes private pages', () => {
    expect(robots('https://orrery.example')).toMatch(
      /Disallow: \/profile[\s\S]*Sitemap: https:\/\/orrery\.example/,
    )
  })
})

describe('preview.png', () => {
  it('is a small PNG of 1200 by 630 pixels', () => {
    const picture = readFileSync('public/preview.png')
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
    expect(picture.length).toBeLessThan(100_000)
  })
})
