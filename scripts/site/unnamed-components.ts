import type { Plugin } from 'vite'

/**
 * Lets a build leave out the components of a library that nobody uses: what makes one (`React.forwardRef(…)`) counts as a
 * call that does something, and so does the line after it that names it for developers.
 */
export function unnamedComponents(): Plugin {
  let names = 0
  let calls = 0
  return {
    name: 'orrery-unnamed-components',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/.*\.m?js$/, code: /displayName/ },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = .*;$/gm, () => {
            names++
            return ''
          })
          .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, (_, call) => {
            calls++
            return `= /* @__PURE__ */ ${call}`
          }),
    },
    generateBundle() {
      if (names === 0 || calls === 0)
        this.error(
          'No component of a library is named any more as scripts/site/unnamed-components.ts expects: adapt its patterns.',
        )
    },
  }
}
