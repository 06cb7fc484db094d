import type { Plugin } from 'vite'

/**
 * Lets a build leave out the components of a library that nobody uses: what makes one (`React.forwardRef(…)`) counts as a
 * call that does something, and so does the line after it that names it for developers.
 */
export const unnamedComponents = (): Plugin => ({
  name: 'orrery-unnamed-components',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/.*\.m?js$/, code: /displayName/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
  },
})
