import { readFileSync } from 'node:fs'
import { findDoc, findPost } from '@/entities/article/model'
import { SAMPLE_TEMPLATES } from '@/entities/template/model'
import { describe, expect, it } from 'vitest'
import { scanTargets } from '../../src/pages/diagnostics/model/button-analyzer/targets'

// B13: the Button Analyzer offers every route of the app, those with a parameter by a real example.

const ROUTES = ['routes', 'public-routes']
  .map((file) => readFileSync(`src/app/routes/${file}.tsx`, 'utf8'))
  .flatMap((text) => [...text.matchAll(/\bpath: '([^']+)'/g)].map(([, path]) => `/${path}`))
const pattern = (route: string) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.+')}$`)
const targets = scanTargets('sample-storefront').flatMap(({ path }) =>
  path ? [path.split(/[?#]/)[0] ?? ''] : [],
)

describe('the targets of the Button Analyzer', () => {
  it('are the real routes', () => expect(ROUTES.length).toBeGreaterThan(30))

  it.each(['/', ...ROUTES])('include %s', (route) =>
    expect(
      targets.some((path) => pattern(route).test(path)),
      `Add ${route} to src/pages/diagnostics/model/button-analyzer/targets.ts`,
    ).toBe(true),
  )

  it('include every tab of the diagnostics, and both wizards', () => {
    const paths = scanTargets(null).map(({ path }) => path)
    for (const tab of ['analyzer', 'buttons', 'network', 'users'])
      expect(paths).toContain(`/diagnostics?tab=${tab}`)
    expect(paths).toContain('/create-project?wizard=a')
  })

  it('are existing examples', () => {
    const [, slug] = targets.map((path) => /^\/docs\/(.+)$/.exec(path)).find(Boolean) ?? []
    expect(findDoc(slug ?? '')).not.toBeNull()
    const [, post] = targets.map((path) => /^\/blog\/(.+)$/.exec(path)).find(Boolean) ?? []
    expect(findPost(post ?? '')).not.toBeNull()
    const [, id] = targets.map((path) => /^\/templates\/(.+)\/source$/.exec(path)).find(Boolean) ?? []
    expect(SAMPLE_TEMPLATES.map((template) => template.id)).toContain(id)
    expect(targets).toContain('/projects/sample-storefront')
  })

  it('leave the project out when there is none, and list each place once', () => {
    const all = scanTargets(null)
    expect(all.some(({ path }) => path?.startsWith('/projects/'))).toBe(false)
    for (const field of ['path', 'label'] as const)
      expect(new Set(all.map((target) => target[field])).size).toBe(all.length)
  })
})
