import { describe, expect, it } from 'vitest'
import { startDocument } from '../../scripts/prerender/document'
import { earlyEvents } from '../../scripts/prerender/early'
import { lateSheet, pageSheets } from '../../scripts/prerender/styles'
import { replaced } from '../../scripts/site/found'
import { unfound, waysOf } from '../../scripts/site/patterns'

// A step of the build that no longer finds what it changes stops it, and says where to look.

const FACE =
  '@font-face{font-family:Geist Variable;font-style:normal;font-display:swap;font-weight:100 900;src:url(/a.woff2)format("woff2");unicode-range:U+0-FF}'
const HTML =
  '<head><link rel="stylesheet" crossorigin href="/assets/a.css">\n<script type="module" crossorigin src="/assets/b.js"></script>\n</head><body></body>'
const assets = (css: string) => ({
  filesOf: () => [],
  ofAccounts: () => [],
  sheets: [{ href: '/assets/a.css', css, classes: [] }],
  start: [],
  entry: 'start()',
})

describe('a build stops', () => {
  it('when the typeface that pages preload is not in the built style sheet', () => {
    const page = startDocument(HTML, assets(`${FACE}a{color:red}`))
    expect(page).toContain('<link rel="preload" as="font" type="font/woff2" crossorigin href="/a.woff2">')
    for (const other of ['a{color:red}', FACE.replace('swap', 'block')])
      expect(() => startDocument(HTML, assets(other))).toThrow(/fonts\.css/)
  })

  it.each([
    ['style sheet', HTML.replace('<link', '<links').replace('a.css', 'c.css')],
    ['script', HTML.replace('type="module"', 'defer')],
    ['end of the body', HTML.replace('</body>', '')],
  ])('when index.html no longer has a %s', (_, html) =>
    expect(() => startDocument(html, assets(FACE))).toThrow('index.html'),
  )

  it('when index.html does not load early.js, or sessions', () => {
    const { transformIndexHtml } = earlyEvents()
    const { handler } = transformIndexHtml as unknown as { handler: (html: string) => string }
    const page = handler('<script>read(SESSION_KEY)</script><script>/* early.js */</script>')
    expect(page).toContain('read("orrery-auth")')
    expect(page).toContain('window.early=')
    expect(() => handler('<script>SESSION_KEY</script>')).toThrow('/* early.js */')
    expect(() => handler('<script>/* early.js */</script>')).toThrow('SESSION_KEY')
  })

  it('when the theme writes its tokens in another format', () => {
    expect(() => pageSheets('a{color:red}', '', '')).toThrow('no tokens')
    expect(() => lateSheet(':root{--orrery-a:1}')).toThrow('.light')
  })

  it('when the text to replace is missing', () => {
    expect(replaced('a b', 'b', '$&', '')).toBe('a $&')
    expect(() => replaced('a b', 'c', '', 'Look there.')).toThrow('does not find c any more. Look there.')
  })
})

describe('the alternatives of a path pattern', () => {
  it('are found one by one, also in nested groups', () =>
    expect(waysOf(/a\/(b|c(d|e)\.ts)|f(?!x)/).map(({ source }) => source)).toEqual([
      'a\\/b',
      'f',
      'a\\/cd\\.ts',
      'a\\/ce\\.ts',
    ]))

  it('that match nothing are reported', () =>
    expect(unfound([/ui\/(form|gone)\//], ['/src/ui/form/Form.tsx'])).toEqual(['ui\\/gone\\/']))
})
