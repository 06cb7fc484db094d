import { safeReturnUrl, withReturnUrl } from '@/shared/lib/navigation'
import { describe, expect, it } from 'vitest'

describe('safeReturnUrl', () => {
  it.each(['/', '/projects', '/projects?view=list&q=a%20b#top', '/create-project?template=ml-api'])(
    'keeps %s',
    (path) => expect(safeReturnUrl(path)).toBe(path),
  )

  it.each([
    null,
    undefined,
    '',
    'projects',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/..//evil.example',
    '/.//evil.example',
    'https:evil.example',
  ])('turns %j into /', (value) => expect(safeReturnUrl(value)).toBe('/'))
})

describe('withReturnUrl', () => {
  it('encodes path and query, and leaves out /', () => {
    expect(withReturnUrl('/signin', '/projects?a=b&c=d')).toBe(
      '/signin?returnUrl=%2Fprojects%3Fa%3Db%26c%3Dd',
    )
    expect(withReturnUrl('/signin', '/')).toBe('/signin')
    expect(withReturnUrl('/signin', '//evil.example')).toBe('/signin')
  })
})
