import { fileURLToPath } from 'node:url'
import { keyframes } from '@chakra-ui/react/theme'
import type { Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const router = (file: string) => here(`node_modules/react-router/dist/production/${file}`)

interface Change {
  /** What it begins from, exactly: another version of the package stops the build. */
  from: string
  to: string
}

/**
 * Chakra makes the styles of the whole page (reset, base, tokens) when a system is created, which is half of that work. In the
 * browser every page of the build has them in its document.
 */
const WITHOUT_GLOBALS: Change[] = [
  {
    from: 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];',
    to: 'const _global = [];',
  },
  { from: 'const result = createPreflight({ preflight });', to: 'const result = {};' },
]

/** Their names are asked for; what they are stands among those styles. */
const KEYFRAMES = `export const keyframes = ${JSON.stringify(
  Object.fromEntries(Object.keys(keyframes).map((name) => [name, {}])),
)}`

/** Of the prefixes that Emotion writes, the browsers of this build (`build.target`) need these. */
const FEW_PREFIXES: Change[] = [
  {
    from: 'var defaultStylisPlugins = [prefixer];',
    to: `var defaultStylisPlugins = [(element) => {
  if (element.type === DECLARATION && !element.return && /^(user-select|backdrop-filter|hyphens|mask)/.test(element.value))
    element.return = '-webkit-' + element.value + element.value;
}];`,
  },
]

/** What the router shows of errors that its loaders throw: there are none, and what a page throws is a boundary's of ours. */
const WITHOUT_ERRORS_OF_LOADERS: Change[] = [
  {
    from: 'var defaultErrorElement = /* @__PURE__ */ React2.createElement(DefaultErrorComponent, null);',
    to: 'var defaultErrorElement = null;',
  },
  {
    from: 'return /* @__PURE__ */ React2.createElement(RSCErrorHandler, { error }, result);',
    to: 'return result;',
  },
]

const changed = (code: string, changes: Change[]): string => {
  for (const { from } of changes) if (!code.includes(from)) throw new Error(`This is not there: ${from}`)
  return changes.reduce((text, { from, to }) => text.replace(from, () => to), code)
}

export const withoutGlobals = (code: string): string => changed(code, WITHOUT_GLOBALS)
const withoutErrorsOfLoaders = (code: string): string => changed(code, WITHOUT_ERRORS_OF_LOADERS)
export const withFewPrefixes = (code: string): string => changed(code, FEW_PREFIXES)

/** The parts of a component that nobody styles: a call that only makes a value. */
export const withPureAnatomies = (code: string): string =>
  code.replaceAll(
    /= (?=createAnatomy\(|(anatomy|\w+Anatomy)(\$1)?\.(build|extendWith|rename)\()/g,
    '= /* @__PURE__ */ ',
  )

/** Leaves out of packages what the app of a build never uses. */
export function leanPackages(): Plugin[] {
  return [
    {
      name: 'orrery-lean-packages',
      apply: 'build',
      // Its other build carries the warnings for developers.
      config: () => ({
        resolve: {
          alias: [
            { find: /^react-router$/, replacement: router('index.mjs') },
            { find: /^react-router\/dom$/, replacement: router('dom-export.mjs') },
            // Of lucide-react alone: what it makes each icon with.
            {
              find: /^\.\.\/createLucideIcon\.mjs$/,
              replacement: here('src/shared/lib/icon/create-icon.ts'),
            },
          ],
        },
      }),
      transform: {
        filter: { id: /@emotion\/cache\/dist\/.*\.js$|anatomy|react-router\/dist\/production\/.*\.mjs$/ },
        handler(code, id) {
          if (code.includes('var defaultStylisPlugins')) return withFewPrefixes(code)
          if (code.includes('var defaultErrorElement')) return withoutErrorsOfLoaders(code)
          return /anatomy/.test(id) ? withPureAnatomies(code) : code
        },
      },
    },
    {
      name: 'orrery-late-styles',
      apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
      transform: {
        filter: { id: /@chakra-ui\/react\/dist\/esm\/(styled-system\/system|theme\/tokens\/keyframes)\.js$/ },
        handler: (code, id) => (id.endsWith('keyframes.js') ? KEYFRAMES : withoutGlobals(code)),
      },
    },
  ]
}
