import { file } from '../../file'
import { code } from '../../text/code'
import { json } from '../../text/escape'
import type { StarterContext, StarterDefinition } from '../definitions'
import { nodeManifest, nodePlatform } from '../shared/node'
import { starterPackages } from '../shared/versions'
import { bridgeFile, handlersFile, mainFile, pagesFile, preloadFile } from './main'
import { appFile, pageFile, viewFile } from './renderer'
import { storeFile } from './store'
import { styleFile } from './style'
import { appTest, benchFile, storeTest } from './tests'

/** What the installation of this version of Electron asks for. */
const MINIMUM = '22.12'

/** A notes app in plain JavaScript with checked types: what is written is what runs, without a build. */
export const desktop: StarterDefinition = {
  type: 'desktop',
  summary: 'A notes app that keeps everything on this computer.',
  platform: nodePlatform(MINIMUM),
  verify: {
    needs: ['node', 'npm'],
    install: [{ command: ['npm', 'install'] }],
    check: ['npm', 'run', 'check'],
    test: ['npm', 'test'],
    notStarted: 'its window needs a display and the download of Electron',
  },
  introduction:
    'A desktop app with Electron: a sandboxed page, a bridge of four functions, and notes in a file that survives a crash. JavaScript with checked types, without a build.',
  run: {
    commands: ['npm install', 'npm start'],
    text: code`
      The first start downloads Electron itself, about 100 MB. Notes are saved while you type, in \`notes/notes.json\` in the
      folder that the system keeps for the app: \`~/.config\` on Linux, \`~/Library/Application Support\` on macOS, \`%APPDATA%\`
      on Windows.
    `,
  },
  commands: [
    ['npm start', 'Opens the app.'],
    ['npm run check', 'Checks the types.'],
    ['npm test', 'Runs the tests. They need neither a display nor Electron.'],
  ],
  environment: [
    {
      name: 'ELECTRON_MIRROR',
      value: '',
      example: 'https://mirror.example/electron/',
      description: 'Where Electron is downloaded from instead of its own releases.',
    },
  ],
  environmentNote:
    'The app itself reads no variables. The download of Electron knows this one; set it in the shell.',
  sections: () => code`
    ## Security

    The page runs in a sandbox, isolated from Node.js and from Electron, under a content security policy that allows only
    the files of the app. It reaches the notes through the four functions of \`src/preload.cjs\`; the main process checks who
    asks and what. New windows, other addresses and permissions are refused.

    To hand the app to others, package it with a tool such as Electron Forge, and sign it.
  `,
  structure: [
    ['src/main.js', 'starts the app, opens its window'],
    ['src/preload.cjs', 'the bridge between page and main process'],
    ['src/bridge.d.ts', 'the types of the bridge'],
    ['src/handlers.js', 'what the page may ask for'],
    ['src/pages.js', "serves the page's files with their policy"],
    ['src/store.js', 'the notes on the disk'],
    ['renderer/', 'the page'],
    ['test/', 'tests, run by `npm test`'],
  ],
  conventions: [
    'Types stand in comments and are checked with TypeScript in strict mode; there is no build.',
    'Only `src/main.js` and `src/preload.cjs` import Electron, so that everything else can be tested without it.',
    'The page gets functions, never `ipcRenderer`, and every value from it is checked again in the main process.',
    'Isolation, sandbox and policy stay on; what does not work with them is done in the main process.',
    'Files are written beside their place and then moved there.',
  ],
  checklist: [
    'A new function of the bridge is as narrow as it can be, and its input is validated.',
    'What the user typed survives an error, a full disk and the end of the app.',
  ],
  architecture: code`
    Two processes, and a narrow bridge between them.

    1. The main process, \`src/main.js\`, opens the store and the window, and serves the page at \`app://notes/\` from a list of
       files in \`src/pages.js\`.
    2. The page in \`renderer/\` knows only \`window.notes\`. \`src/preload.cjs\` makes it from four messages, \`src/bridge.d.ts\`
       is its contract, and \`src/handlers.js\` answers them.
    3. \`src/store.js\` keeps the notes in memory and writes all of them on every change: to a second file, forced to the
       disk, moved over the first one, one change after another. A change that cannot be written is taken back. A file that
       cannot be read is moved aside, and the page says so.

    The page saves 400 milliseconds after the last key, before another note is opened, and when the window closes; the main
    process ends only when everything is written.
  `,
  coverage: ['npm run test:coverage', 'Runs the tests and prints how much of the code they reach.'],
  benchmark: {
    command: ['npm run bench', 'Measures how long it takes to save, open and list notes.'],
    file: benchFile,
  },
  ignored: [],
  files: (context) => [
    manifest(context),
    typesFile(context),
    mainFile(context),
    preloadFile(),
    bridgeFile(),
    handlersFile(),
    pagesFile(),
    storeFile(),
    pageFile(context),
    appFile(),
    viewFile(),
    styleFile(),
    storeTest(),
    appTest(),
  ],
}

function manifest(context: StarterContext) {
  return nodeManifest(context, {
    minimum: MINIMUM,
    more: { productName: context.slug, main: 'src/main.js' },
    scripts: {
      start: 'electron .',
      check: 'tsc',
      test: 'node --test test/*.test.js',
      ...(context.has('testing') && {
        'test:coverage': 'node --test --experimental-test-coverage test/*.test.js',
      }),
      ...(context.has('performance') && { bench: 'node bench/store.js' }),
    },
    devDependencies: starterPackages('desktop', '@types/node', 'electron', 'typescript'),
  })
}

function typesFile({ has }: StarterContext) {
  return file(
    'tsconfig.json',
    json({
      compilerOptions: {
        target: 'ES2023',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'NodeNext',
        allowJs: true,
        checkJs: true,
        strict: true,
        noUncheckedIndexedAccess: true,
        noUnusedLocals: true,
        noUnusedParameters: true,
        noEmit: true,
        skipLibCheck: true,
        types: ['node'],
      },
      include: ['src', 'renderer', 'test', ...(has('performance') ? ['bench'] : [])],
    }),
  )
}
