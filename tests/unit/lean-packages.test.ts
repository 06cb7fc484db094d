import { readFile } from 'node:fs/promises'
import { Sun, Trash } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { withFewPrefixes, withoutGlobals, withPureAnatomies } from '../../scripts/site/lean-packages'
import createIcon from '../../src/shared/lib/icon/create-icon'

const read = (file: string) => readFile(`node_modules/${file}`, 'utf8')

// What a build leaves out of packages is still there to be left out.
describe('a build without what the app never uses of its packages', () => {
  it('makes no styles of the whole page', async () => {
    const system = withoutGlobals(await read('@chakra-ui/react/dist/esm/styled-system/system.js'))
    expect(system).toContain('_global = [];')
    expect(system).not.toContain('createPreflight({')
    expect(() => withoutGlobals('another version')).toThrow('This is not there')
  })

  it('writes the prefixes that browsers still need, and no others', async () => {
    const cache = withFewPrefixes(await read('@emotion/cache/dist/emotion-cache.browser.esm.js'))
    const [, prefixer = ''] = /defaultStylisPlugins = \[([\s\S]*?)\];\n/.exec(cache) ?? []
    const plugin = new Function('DECLARATION', `return ${prefixer}`)('decl')
    const written = (value: string) => {
      const element = { type: 'decl', value, return: '' }
      plugin(element)
      return element.return
    }
    expect(written('user-select:none;')).toBe('-webkit-user-select:none;user-select:none;')
    expect(written('display:flex;')).toBe('')
  })

  it.each([
    ['sun', Sun, {}],
    ['trash', Trash, { size: 16, 'aria-label': 'Remove', className: 'x', color: 'red', strokeWidth: 1.5 }],
  ])('draws an icon as its package does: %s', async (name, Icon, props) => {
    const { __iconData } = await import(`../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`)
    const html = (component: typeof Icon) => renderToStaticMarkup(createElement(component, props))
    expect(html(createIcon(__iconData) as typeof Icon)).toBe(html(Icon))
  })

  it('knows that the parts of a component only are a value', () =>
    expect(
      withPureAnatomies('const a = createAnatomy("b").parts("c");\nvar parts = fieldAnatomy.build();'),
    ).toBe(
      'const a = /* @__PURE__ */ createAnatomy("b").parts("c");\nvar parts = /* @__PURE__ */ fieldAnatomy.build();',
    ))
})
