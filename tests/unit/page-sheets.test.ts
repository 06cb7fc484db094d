import { describe, expect, it } from 'vitest'
import { lateSheet, pageSheets } from '../../scripts/prerender/styles'

const GLOBALS = `@layer base{a{color:var(--orrery-colors-fg);}}@layer tokens{:where(html){--orrery-colors-fg:var(--orrery-gray);--orrery-gray:#ccc;--orrery-shadow:0 1px 2px #000;--orrery-size:4px;--other:1px;}.light{--orrery-colors-fg:#111;--orrery-shadow:none;}}@keyframes spin{to{opacity:0.5;}}@keyframes ping{to{opacity:0.1;}}`

// The head of a built page has the part of the global styles that it needs, and all of its own styles.
describe('the sheets of a page', () => {
  const [globals = '', own = ''] = pageSheets(
    GLOBALS,
    '.css-1{--orrery-local:2px;animation:spin 1s;}',
    '<p style="width:var(--orrery-size)">',
  )

  it('have the tokens that the page uses, directly or through others, in every theme', () => {
    for (const used of [
      '--orrery-colors-fg:var(',
      '--orrery-colors-fg:#111',
      '--orrery-gray',
      '--orrery-size',
      '--other',
    ])
      expect(globals).toContain(used)
    expect(globals).not.toContain('--orrery-shadow')
  })

  it('have the animations that the page uses', () => {
    expect(globals).toContain('@keyframes spin')
    expect(globals).not.toContain('ping')
  })

  it('have all of its own styles, wherever they are used', () => expect(own).toContain('--orrery-local'))

  it('leave the rest to a complete sheet', () => {
    for (const part of ['--orrery-shadow', 'ping', '--orrery-gray'])
      expect(lateSheet(GLOBALS)).toContain(part)
  })

  it('are printed in the light theme, whichever theme is active', () =>
    expect(lateSheet(GLOBALS)).toMatch(/@media print\{html\{[^}]*--orrery-colors-fg:#111/))
})
