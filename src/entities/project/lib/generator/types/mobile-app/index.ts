import { file } from '../../file'
import { code } from '../../text/code'
import { json } from '../../text/escape'
import type { StarterContext, StarterDefinition } from '../definitions'
import { nodeManifest, nodePlatform } from '../shared/node'
import { starterPackages } from '../shared/versions'
import { appFile, configFile, indexFile, pageFile, projectFile, themeFile } from './app'
import { basketScreenFile } from './basket-screen'
import { buttonFile, tabsFile } from './controls'
import { basketFile, deviceFile, stateFile, storageFile } from './logic'
import { benchFile, previewFile, siteFile } from './preview'
import { productsFile } from './products'
import { shopFile } from './shop-screen'
import { siteTest } from './site-test'
import { basketTest, storageTest } from './tests'

/** What this version of React Native asks for. */
const MINIMUM = '20.19.4'

/** A small shop with Expo; what it decides is tested without a phone. */
export const mobileApp: StarterDefinition = {
  type: 'mobile-app',
  summary: 'A small shop whose basket is kept on the device.',
  platform: nodePlatform(MINIMUM),
  verify: {
    needs: ['node', 'npm'],
    install: [{ command: ['npm', 'install'] }],
    check: ['npm', 'run', 'check'],
    test: ['npm', 'test'],
    start: { command: ['npm', 'run', 'preview'], health: '/' },
  },
  introduction:
    'A mobile app with Expo and React Native in TypeScript: products, a search, and a basket that is still there after a restart. The same code runs on Android, on iOS and in a browser, in light and dark.',
  run: {
    commands: ['npm install', 'npm start'],
    text: code`
      Install Expo Go on a phone in the same network and scan the code that \`npm start\` shows, or press \`a\` for an Android
      emulator, \`i\` for the iOS simulator, \`w\` for a browser. \`npm run web\` opens the browser at once. No account is needed.
    `,
  },
  commands: [
    ['npm start', 'Starts the development server for phones, emulators and browsers.'],
    ['npm run web', 'Starts it and opens the app in a browser.'],
    ['npm run build', 'Writes the app for browsers to `dist/`.'],
    ['npm run preview', 'Builds the app for browsers and serves it at <http://localhost:3000>.'],
    ['npm run check', 'Checks the types.'],
    ['npm test', 'Runs the tests. They need neither a phone nor a browser.'],
  ],
  environment: [
    { name: 'PORT', value: '3000', description: 'Port that the preview listens on.' },
    {
      name: 'HOST',
      value: '127.0.0.1',
      description: 'Address that the preview listens on; 0.0.0.0 makes it reachable from other machines.',
    },
  ],
  environmentNote:
    'Only `npm run preview` reads these. Copy `.env.example` to `.env`; variables that are already set win over that file.',
  sections: () => code`
    ## The shop

    The products stand in \`src/products.ts\`; a product keeps its \`id\` for good, because baskets on devices name it. Prices
    are in cents. The basket holds up to 99 of each product and is saved on the device after every change. What cannot be
    read as a basket counts as an empty one. There is no checkout: connect a payment provider whose server knows the prices,
    and never trust an amount that a phone sends.

    ## Stores

    Before a build for the stores, set \`ios.bundleIdentifier\`, \`android.package\` and an icon in \`app.json\`. \`npx expo run:android\`
    and \`npx expo run:ios\` build the app on this computer with Android Studio or Xcode.

    Every version of Expo goes with certain versions of React Native and its modules. \`npx expo install --check\` says whether
    they fit. Expo's telemetry is off in all scripts.
  `,
  structure: [
    ['App.tsx', 'the frame of the app: its screens and tabs'],
    ['app.json', 'name and settings of the app'],
    ['index.ts', 'where the app starts'],
    ['public/index.html', 'the page for browsers'],
    ['src/products.ts', 'what is sold, prices, and the search'],
    ['src/basket.ts', 'the rules of the basket'],
    ['src/storage.ts', 'how a basket is saved, and checked when it is read'],
    ['src/state.ts', 'the basket of the running app'],
    ['src/device.ts', 'connects it to the storage of the device'],
    ['src/project.ts', 'name and description of the app'],
    ['src/theme.ts', 'light and dark colours'],
    ['src/components/', 'screens and controls'],
    ['scripts/', 'serves the build for browsers'],
    ['test/', 'tests, run by `npm test`'],
  ],
  conventions: [
    'TypeScript in strict mode; imports name files with `.ts` or `.tsx`.',
    'What can be decided without a screen stands outside `src/components/`, imports nothing of React Native, and is tested.',
    'A basket is never changed, only replaced; amounts are whole cents.',
    'Data from the device is checked before it is used.',
    'Colours come from `src/theme.ts`; whatever can be pressed is at least 48 points high and says what it does.',
    'Nothing secret goes into the app: everybody who has it can read it.',
  ],
  checklist: [
    'The change works on a phone and in a browser, in light and dark, and with a screen reader.',
    'Versions of Expo, React Native and their modules fit together: `npx expo install --check`.',
  ],
  architecture: code`
    Screens that show, and plain modules that decide.

    1. \`index.ts\` registers \`App.tsx\`, which reads the basket and shows one of two screens.
    2. \`src/basket.ts\` and \`src/products.ts\` are pure: they know neither React nor a device.
    3. \`src/state.ts\` holds the basket of the running app. A change shows at once and is then written, one write after
       another. When the device refuses, the app goes on and says so.
    4. \`src/storage.ts\` turns the basket into text and back through the interface \`DeviceStorage\`, which \`src/device.ts\`
       fills with AsyncStorage and the tests with a map. Every quantity is checked on the way back.

    For browsers, \`expo export\` makes static files in \`dist/\` from the same code and \`public/index.html\`.
  `,
  coverage: ['npm run test:coverage', 'Runs the tests and prints how much of the code they reach.'],
  benchmark: {
    command: ['npm run bench', 'Measures basket, search and storage with 1000 products.'],
    file: benchFile,
  },
  ignored: ['.expo/', 'dist/', 'android/', 'ios/'],
  files: (context) => [
    manifest(context),
    typesFile(context),
    configFile(context),
    pageFile(context),
    projectFile(context),
    indexFile(),
    appFile(),
    themeFile(),
    shopFile(),
    basketScreenFile(),
    buttonFile(),
    tabsFile(),
    productsFile(),
    basketFile(),
    storageFile(),
    stateFile(),
    deviceFile(),
    siteFile(),
    previewFile(),
    basketTest(),
    storageTest(),
    siteTest(),
  ],
}

function manifest(context: StarterContext) {
  const node = 'node --import tsx'
  // One way to set a variable on every system.
  const expo = 'cross-env EXPO_NO_TELEMETRY=1 expo'
  return nodeManifest(context, {
    minimum: MINIMUM,
    more: { main: 'index.ts' },
    scripts: {
      start: `${expo} start`,
      web: `${expo} start --web`,
      build: `${expo} export --platform web`,
      preview: `npm run build && ${node} scripts/preview.ts`,
      check: 'tsc',
      test: `${node} --test test/*.test.ts`,
      ...(context.has('testing') && {
        'test:coverage': `${node} --test --experimental-test-coverage test/*.test.ts`,
      }),
      ...(context.has('performance') && { bench: `${node} bench/basket.ts` }),
    },
    dependencies: starterPackages(
      'mobile-app',
      '@expo/metro-runtime',
      '@react-native-async-storage/async-storage',
      'expo',
      'react',
      'react-dom',
      'react-native',
      'react-native-safe-area-context',
      'react-native-web',
    ),
    devDependencies: starterPackages(
      'mobile-app',
      '@types/node',
      '@types/react',
      'cross-env',
      'tsx',
      'typescript',
    ),
  })
}

function typesFile({ has }: StarterContext) {
  return file(
    'tsconfig.json',
    json({
      extends: 'expo/tsconfig.base',
      compilerOptions: {
        strict: true,
        noUncheckedIndexedAccess: true,
        noUnusedLocals: true,
        noUnusedParameters: true,
        verbatimModuleSyntax: true,
        erasableSyntaxOnly: true,
        allowImportingTsExtensions: true,
        types: ['node'],
      },
      include: ['App.tsx', 'index.ts', 'src', 'scripts', 'test', ...(has('performance') ? ['bench'] : [])],
    }),
  )
}
