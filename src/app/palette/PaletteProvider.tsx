import { createContext, type ReactNode, Suspense, useContext, useMemo, useState } from 'react'
import { lazyComponent } from '@/shared/lib/lazy-part'
import type { Profile } from '@/entities/profile/model'
import { Region } from '@/shared/ui/boundary'
import { useShortcuts } from './use-shortcuts'

const { Component: Palette } = lazyComponent(async () => (await import('./Palette')).default)
const { Component: ShortcutsDialog } = lazyComponent(async () => (await import('./ShortcutsDialog')).default)

const PaletteContext = createContext<() => void>(() => undefined)

/** Opens the command palette. */
export const usePalette = () => useContext(PaletteContext)

export interface PaletteProviderProps {
  profile: Profile | null
  onSignOut: () => void
  children: ReactNode
}

/** The command palette (Ctrl+K, Cmd+K) and the list of shortcuts (`?`); both are loaded when they are first opened. */
export function PaletteProvider({ profile, onSignOut, children }: PaletteProviderProps) {
  const [shown, setShown] = useState<'palette' | 'shortcuts' | null>(null)
  const open = useMemo(
    () => ({ palette: () => setShown('palette'), shortcuts: () => setShown('shortcuts') }),
    [],
  )
  const close = () => setShown(null)
  useShortcuts({ onPalette: open.palette, onShortcuts: open.shortcuts })
  return (
    <PaletteContext value={open.palette}>
      {children}
      <Region name="This dialog" place={shown} floating onClose={close}>
        <Suspense>
          {shown === 'palette' ? (
            <Palette
              profile={profile}
              onClose={close}
              onShowShortcuts={open.shortcuts}
              onSignOut={onSignOut}
            />
          ) : null}
          {shown === 'shortcuts' ? <ShortcutsDialog onClose={close} /> : null}
        </Suspense>
      </Region>
    </PaletteContext>
  )
}
