import type { NotesBridge } from '../../preload'

declare global {
  interface Window {
    notes: NotesBridge
  }
}
