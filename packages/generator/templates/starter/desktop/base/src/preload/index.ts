import { contextBridge, ipcRenderer } from 'electron'
import type { Note, NoteInput } from '../main/store'

/** Everything that the page can reach of Electron and Node.js. */
const bridge = {
  list: (): Promise<{ notes: Note[]; damaged: string | null }> => ipcRenderer.invoke('notes:list'),
  create: (input: NoteInput): Promise<Note> => ipcRenderer.invoke('notes:create', input),
  update: (id: string, input: NoteInput): Promise<Note> => ipcRenderer.invoke('notes:update', id, input),
  remove: (id: string): Promise<void> => ipcRenderer.invoke('notes:remove', id),
}

export type NotesBridge = typeof bridge
contextBridge.exposeInMainWorld('notes', bridge)
