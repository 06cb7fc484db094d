import { file } from '../../file'
import { code } from '../../text/code'
import { literal } from '../../text/escape'
import type { StarterContext } from '../definitions'

/** `src/main.js` */
export function mainFile({ title }: StarterContext) {
  return file(
    'src/main.js',
    code`
      import { join } from 'node:path'
      import { fileURLToPath } from 'node:url'
      import { app, BrowserWindow, dialog, ipcMain, protocol, session } from 'electron'
      import { createHandlers } from './handlers.js'
      import { isOwnPage, ORIGIN, SCHEME, servePage } from './pages.js'
      import { openStore } from './store.js'

      const TITLE = ${literal(title)}
      const preload = fileURLToPath(new URL('preload.cjs', import.meta.url))

      protocol.registerSchemesAsPrivileged([{ scheme: SCHEME, privileges: { standard: true, secure: true } }])

      // A second start would write the same file; it shows the first window instead.
      if (app.requestSingleInstanceLock()) start()
      else app.quit()

      function start() {
        app.on('second-instance', () => {
          const [window] = BrowserWindow.getAllWindows()
          window?.restore()
          window?.focus()
        })
        app.on('web-contents-created', (_, contents) => {
          contents.on('will-navigate', (event) => event.preventDefault())
          contents.on('will-attach-webview', (event) => event.preventDefault())
          contents.setWindowOpenHandler(() => ({ action: 'deny' }))
        })
        app.on('window-all-closed', () => {
          if (process.platform !== 'darwin') app.quit()
        })
        app.whenReady().then(ready).catch(fail)
      }

      async function ready() {
        const store = await openStore(join(app.getPath('userData'), 'notes'))
        waitForWritesBeforeQuitting(store)
        session.defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
        protocol.handle(SCHEME, (request) => servePage(request.url))

        for (const [channel, handler] of Object.entries(createHandlers(store))) {
          ipcMain.handle(channel, (event, ...values) => {
            if (!isOwnPage(event.senderFrame?.url)) throw new Error('This page may not reach the notes.')
            return handler(...values)
          })
        }

        openWindow()
        app.on('activate', () => {
          if (BrowserWindow.getAllWindows().length === 0) openWindow()
        })
      }

      function openWindow() {
        const window = new BrowserWindow({
          title: TITLE,
          width: 980,
          height: 680,
          minWidth: 480,
          minHeight: 360,
          show: false,
          webPreferences: {
            preload,
            contextIsolation: true,
            sandbox: true,
            nodeIntegration: false,
            webviewTag: false,
          },
        })
        window.once('ready-to-show', () => window.show())
        window.loadURL(\`\${ORIGIN}/\`).catch(fail)
      }

      /** @param {import('./store.js').Store} store */
      function waitForWritesBeforeQuitting(store) {
        let settled = false
        app.on('will-quit', (event) => {
          if (settled) return
          event.preventDefault()
          store.settled().finally(() => {
            settled = true
            app.quit()
          })
        })
      }

      /** @param {Error} error */
      function fail(error) {
        dialog.showErrorBox(\`\${TITLE} cannot start\`, error.message)
        app.exit(1)
      }
    `,
  )
}

/** `src/pages.js` */
export function pagesFile() {
  return file(
    'src/pages.js',
    code`
      import { readFile } from 'node:fs/promises'

      /** The app's pages have an address of their own, so that they share nothing with files of the computer. */
      export const SCHEME = 'app'
      export const ORIGIN = \`\${SCHEME}://notes\`

      /** Only what comes with the app; nothing inline, nothing from a network. */
      export const POLICY = [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; ')

      /** Every page there is; an address cannot reach any other file. @type {Record<string, [name: string, type: string]>} */
      const PAGES = {
        '/': ['index.html', 'text/html'],
        '/app.js': ['app.js', 'text/javascript'],
        '/view.js': ['view.js', 'text/javascript'],
        '/style.css': ['style.css', 'text/css'],
      }

      /** @param {string} url */
      export async function servePage(url) {
        const page = isOwnPage(url) ? PAGES[new URL(url).pathname] : undefined
        if (!page) return new Response('There is no such page.', { status: 404 })
        const [name, type] = page
        return new Response(await readFile(new URL(\`../renderer/\${name}\`, import.meta.url)), {
          headers: {
            'content-type': \`\${type}; charset=utf-8\`,
            'content-security-policy': POLICY,
            'x-content-type-options': 'nosniff',
          },
        })
      }

      /** @param {string | undefined} url */
      export function isOwnPage(url) {
        return url !== undefined && URL.canParse(url) && url.startsWith(\`\${ORIGIN}/\`)
      }
    `,
  )
}

/** `src/handlers.js` */
export function handlersFile() {
  return file(
    'src/handlers.js',
    code`
      /** @import { Store } from './store.js' */

      /**
       * What a page may ask the main process for, by channel. Nothing that arrives is trusted: an id is looked up among the
       * notes, and the store checks the rest.
       *
       * @param {Store} store
       * @returns {Record<string, (...values: any[]) => unknown>}
       */
      export function createHandlers(store) {
        return {
          'notes:list': () => ({ notes: store.list(), damaged: store.damaged }),
          'notes:create': (input) => store.create(input),
          'notes:update': (id, input) => store.update(id, input),
          'notes:remove': (id) => store.remove(id),
        }
      }
    `,
  )
}

/** `src/preload.cjs` */
export function preloadFile() {
  return file(
    'src/preload.cjs',
    code`
      // Runs in the sandbox before the page. The page gets these four functions and nothing else of Electron or Node.js.
      const { contextBridge, ipcRenderer } = require('electron')

      /** @type {import('./bridge.js').NotesBridge} */
      const bridge = {
        list: () => ipcRenderer.invoke('notes:list'),
        create: (input) => ipcRenderer.invoke('notes:create', input),
        update: (id, input) => ipcRenderer.invoke('notes:update', id, input),
        remove: (id) => ipcRenderer.invoke('notes:remove', id),
      }

      contextBridge.exposeInMainWorld('notes', bridge)
    `,
  )
}

/** `src/bridge.d.ts` */
export function bridgeFile() {
  return file(
    'src/bridge.d.ts',
    code`
      /** What the main process and the page tell each other. */

      export interface NoteInput {
        title: string
        text: string
      }

      export interface Note extends NoteInput {
        id: string
        /** ISO 8601 */
        updatedAt: string
      }

      export interface NotesBridge {
        /** Newest first; \`damaged\` names the file that unreadable notes were moved to. */
        list(): Promise<{ notes: Note[]; damaged: string | null }>
        create(input: NoteInput): Promise<Note>
        update(id: string, input: NoteInput): Promise<Note>
        remove(id: string): Promise<void>
      }

      declare global {
        interface Window {
          notes: NotesBridge
        }
      }
    `,
  )
}
