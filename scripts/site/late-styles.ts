import type { Plugin } from 'vite'

const NOW = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];'
const LATER =
  'let made; const makeGlobal = () => (made ??= [getPreflightCss(), getGlobalCss(), getTokenCss()]);'

/**
 * Chakra makes the styles of the whole page (reset, base, tokens) when a system is created, which is half of that work. Every page
 * of the build has them in its document: they are made when something asks for them.
 */
export const lateStyles = (): Plugin => ({
  name: 'orrery-late-styles',
  apply: 'build',
  transform: {
    filter: { id: /@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/ },
    handler(code) {
      const later = code
        .replace(NOW, LATER)
        .replace(/^ {4}_global,$/m, '    get _global() { return makeGlobal() },')
      if (!later.includes(LATER) || !later.includes('get _global()'))
        this.error('Chakra makes its global styles in another way than this plugin knows')
      return later
    },
  },
})
