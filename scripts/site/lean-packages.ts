import { fileURLToPath } from 'node:url'
import { keyframes } from '@chakra-ui/react/theme'
import type { Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const router = (file: string) => here(`node_modules/react-router/dist/production/${file}`)

const CREATE_ICON = here('src/shared/lib/icon/create-icon.ts')

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

/** The caches of the app bring their own (app/entrypoint/critical-styles). */
const WITHOUT_PREFIXES: Change[] = [
  { from: 'var defaultStylisPlugins = [prefixer];', to: 'var defaultStylisPlugins = [];' },
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
export const withoutPrefixes = (code: string): string => changed(code, WITHOUT_PREFIXES)

/** The parts of a component that nobody styles: a call that only makes a value. */
export const withPureAnatomies = (code: string): string =>
  code.replaceAll(
    /= (?=createAnatomy\(|(anatomy|\w+Anatomy)(\$1)?\.(build|extendWith|rename)\()/g,
    '= /* @__PURE__ */ ',
  )

/** Where a build has to find what it changes. */
const PLACES = {
  prefixes: '@emotion/cache',
  errors: 'react-router',
  anatomies: '@chakra-ui/react and @ark-ui/react',
  globals: '@chakra-ui/react: styled-system/system.js',
  keyframes: '@chakra-ui/react: theme/tokens/keyframes.js',
  icons: 'lucide-react: ../createLucideIcon.mjs',
}
type Place = keyof typeof PLACES

/** Leaves out of packages what the app of a build never uses. */
export function leanPackages(): Plugin[] {
  const done = new Set<Place>()
  const change = (place: Place, before: string, after: string) => {
    if (after !== before) done.add(place)
    return after
  }
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
              replacement: CREATE_ICON,
            },
          ],
        },
      }),
      transform: {
        filter: { id: /@emotion\/cache\/dist\/.*\.js$|anatomy|react-router\/dist\/production\/.*\.mjs$/ },
        handler(code, id) {
          if (code.includes('var defaultStylisPlugins'))
            return change('prefixes', code, withoutPrefixes(code))
          if (code.includes('var defaultErrorElement'))
            return change('errors', code, withoutErrorsOfLoaders(code))
          return /anatomy/.test(id) ? change('anatomies', code, withPureAnatomies(code)) : code
        },
      },
    },
    {
      name: 'orrery-late-styles',
      apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
      transform: {
        filter: { id: /@chakra-ui\/react\/dist\/esm\/(styled-system\/system|theme\/tokens\/keyframes)\.js$/ },
        handler: (code, id) =>
          id.endsWith('keyframes.js')
            ? change('keyframes', code, KEYFRAMES)
            : change('globals', code, withoutGlobals(code)),
      },
      generateBundle() {
        if (this.getModuleInfo(CREATE_ICON)) done.add('icons')
        const left = (Object.keys(PLACES) as Place[]).filter((place) => !done.has(place))
        if (left.length > 0)
          this.error(
            `Packages have changed: ${left.map((place) => `${place} (${PLACES[place]})`).join(', ')} not found. Adapt scripts/site/lean-packages.ts.`,
          )
      },
    },
  ]
}
