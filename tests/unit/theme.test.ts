import { browserStorage } from '@/shared/lib/browser-storage'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseTheme, startTheme } from '../../src/features/switch-theme/model/theme'

describe('the theme (SET-03)', () => {
  const classes = new Set<string>()
  const root = {
    style: { colorScheme: '' },
    classList: {
      toggle: (name: string, on: boolean) => void (on ? classes.add(name) : classes.delete(name)),
    },
  }
  const system = { matches: false, changed: () => {} }
  const write = vi.spyOn(browserStorage, 'write')
  const subscribe = vi.spyOn(browserStorage, 'subscribe')

  beforeEach(() => {
    classes.clear()
    system.matches = false
    vi.stubGlobal('document', { documentElement: root })
    vi.stubGlobal('window', {
      matchMedia: () => ({
        get matches() {
          return system.matches
        },
        addEventListener: (_: string, listener: () => void) => {
          system.changed = listener
        },
      }),
    })
    chooseTheme('dark')
    startTheme()
    write.mockClear()
  })

  const shown = () => [...classes, root.style.colorScheme]
  const systemTurnsLight = () => {
    system.matches = true
    system.changed()
  }

  it('applies the stored theme, and the chosen one', () => {
    expect(shown()).toEqual(['dark', 'dark'])
    chooseTheme('light')
    expect(shown()).toEqual(['light', 'light'])
  })

  it('follows the system only in auto', () => {
    systemTurnsLight()
    expect(shown()).toEqual(['dark', 'dark'])
    chooseTheme('auto')
    expect(shown()).toEqual(['light', 'light'])
    system.matches = false
    system.changed()
    expect(shown()).toEqual(['dark', 'dark'])
  })

  it('stores a choice once, however often it is applied', () => {
    chooseTheme('auto')
    systemTurnsLight()
    expect(write).toHaveBeenCalledOnce()
  })

  it('applies the choice of another tab without storing it again', () => {
    const [, changed] = subscribe.mock.lastCall ?? []
    vi.spyOn(browserStorage, 'read').mockReturnValueOnce('light')
    changed?.()
    expect(shown()).toEqual(['light', 'light'])
    expect(write).not.toHaveBeenCalled()
  })
})
