import { join } from 'node:path'
import { app, BrowserWindow, dialog, ipcMain, session } from 'electron'
import { openStore } from './store'

// A second instance would write the same file; it shows the first window instead.
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
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  app
    .whenReady()
    .then(ready)
    .catch((error: Error) => {
      dialog.showErrorBox('{{title}} cannot start', error.message)
      app.exit(1)
    })
}

async function ready() {
  const store = await openStore(join(app.getPath('userData'), 'notes.json'))
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  ipcMain.handle('notes:list', () => ({ notes: store.list(), damaged: store.damaged }))
  ipcMain.handle('notes:create', (_, input) => store.create(input))
  ipcMain.handle('notes:update', (_, id, input) => store.update(id, input))
  ipcMain.handle('notes:remove', (_, id) => store.remove(id))

  await openWindow()
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) void openWindow()
  })
}

async function openWindow() {
  const window = new BrowserWindow({
    title: '{{title}}',
    width: 980,
    height: 680,
    minWidth: 480,
    minHeight: 360,
    show: false,
    webPreferences: { preload: join(import.meta.dirname, '../preload/index.cjs'), sandbox: true },
  })
  window.once('ready-to-show', () => window.show())
  const developing = process.env.ELECTRON_RENDERER_URL
  if (developing) await window.loadURL(developing)
  else await window.loadFile(join(import.meta.dirname, '../renderer/index.html'))
}
