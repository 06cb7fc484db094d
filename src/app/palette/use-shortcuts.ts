import { useEffect, useEffectEvent } from 'react'
import { browserStorage, useStored } from '@/shared/lib/browser-storage'
import { oneOf, type StoredDefinition } from '@/shared/lib/storage'

/** Whether keys without Ctrl or Cmd do something; speech input types them by accident (WCAG 2.1.4). */
const storedSingleKeys: StoredDefinition<boolean> = {
  key: 'single-key-shortcuts',
  version: 1,
  schema: oneOf(true, false),
  fallback: true,
}

/** Whether `?` shows the shortcuts, and how to change that. Kept in this browser. */
export function useSingleKeys() {
  return {
    singleKeys: useStored(storedSingleKeys),
    setSingleKeys: (on: boolean) => void browserStorage.write(storedSingleKeys, on),
  }
}

export interface ShortcutHandlers {
  onPalette: () => void
  onShortcuts: () => void
}

/** Listens for Ctrl+K, Cmd+K and `?` on the document. An open dialog keeps its keys, a field its question marks. */
export function useShortcuts({ onPalette, onShortcuts }: ShortcutHandlers): void {
  const { singleKeys } = useSingleKeys()
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k') {
      // Otherwise the browser would go to its own search.
      event.preventDefault()
      if (!isDialogOpen()) onPalette()
    }
    if (event.key === '?' && singleKeys && !isTyping(event.target) && !isDialogOpen()) {
      event.preventDefault()
      onShortcuts()
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', listen)
    // This is the last page-wide listener to be attached, so the keys that early.js recorded are sent again now.
    window.early?.listens()
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const isDialogOpen = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox]'))
