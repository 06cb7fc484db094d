import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type ControlFacts, coversOf, problemsOf, reachOf } from '../model'
import { findControl } from './controls'
import { scanPage } from './measure'
import { examinePage } from './pointer'

/** A page with one control of every kind of trouble, measured in a real browser. */
function Page() {
  return (
    <div style={{ position: 'relative', height: 900 }}>
      <header style={{ position: 'sticky', top: 0, zIndex: 40 }}>
        <a href="/low">Low bar</a>
      </header>
      <p>
        A line with <a href="/inline">a link</a> in it.
      </p>
      <button type="button" aria-label="Close" style={{ width: 32, height: 32 }}>
        <svg aria-hidden="true" />
      </button>
      <button type="button" aria-label="Tiny" style={{ width: 12, height: 12 }} />
      <button type="button" disabled>
        Not now
      </button>
      <button type="button" style={{ display: 'none' }}>
        Phone menu
      </button>
      <button type="button" tabIndex={-1}>
        Mouse only
      </button>
      <div role="tablist" aria-label="Parts">
        <button type="button" role="tab" aria-selected="true">
          First
        </button>
        <button type="button" role="tab" aria-selected="false" tabIndex={-1}>
          Second
        </button>
      </div>
      <div style={{ cursor: 'pointer', width: 100 }}>Pretender</div>
      <form>
        <button>Unasked</button>
      </form>
      <div style={{ height: 40, overflow: 'auto' }}>
        <div style={{ height: 200 }} />
        <button type="button">Further down</button>
      </div>
      <div style={{ position: 'relative', height: 40 }}>
        <button type="button" style={{ position: 'absolute', left: 0, top: 0, width: 80 }}>
          Below
        </button>
        <button type="button" style={{ position: 'absolute', left: 40, top: 0, width: 80 }}>
          Above
        </button>
      </div>
      <div style={{ position: 'relative', zIndex: 60, width: 120 }}>
        <button type="button">High</button>
      </div>
      <button type="button" style={{ pointerEvents: 'none' }}>
        Deaf
      </button>
      <div style={{ position: 'relative' }}>
        <button type="button">Veiled</button>
        <div id="veil" style={{ position: 'absolute', inset: 0 }} />
      </div>
      <div data-scan-ignore>
        <button type="button">Of the diagnostics</button>
      </div>
    </div>
  )
}

// The faults here are deliberate.
const meta = {
  component: Page,
  title: 'Pages/Diagnostics/Measuring',
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof Page>
export default meta

const named = <T extends { name: string }>(controls: readonly T[], name: string): T => {
  const found = controls.find((control) => control.name === name)
  if (!found) throw new Error(`There is no control “${name}”`)
  return found
}

export const EveryControlIsMeasured: StoryObj = {
  play: async () => {
    const { controls } = scanPage(window)
    const of = (name: string) => named(controls, name)
    const troubled = (name: string) => problemsOf(of(name)).join(' ')
    await expect(of('a link')).toMatchObject<Partial<ControlFacts>>({ kind: 'link', inline: true })
    await expect(problemsOf(of('a link'))).toEqual([])
    await expect(of('Close')).toMatchObject({
      type: 'button',
      keyboard: 'tab',
      box: { width: 32, height: 32 },
    })
    await expect(troubled('Tiny')).toBe('Measures 12 × 12 px. Targets need at least 24 × 24 px.')
    await expect(of('Not now')).toMatchObject({ disabled: true, keyboard: 'none' })
    await expect(of('Phone menu').visibility).toBe('notRendered')
    await expect(troubled('Mouse only')).toContain('Cannot be reached by keyboard.')
    await expect(of('Second')).toMatchObject({ keyboard: 'group', type: 'button' })
    await expect(of('Pretender').kind).toBe('clickable')
    await expect(troubled('Unasked')).toContain('submits its form')
    await expect(of('Further down').visibility).toBe('scrolledAway')
    await expect(troubled('Below')).toContain('Overlaps “Above”.')
    await expect(of('Low bar')).toMatchObject({ place: 'bar', layer: 40 })
    await expect(troubled('High')).toContain('Is on layer 60')
    await expect(controls.some(({ name }) => name === 'Of the diagnostics')).toBe(false)
  },
}

export const WhatIsCoveredIsFound: StoryObj = {
  play: async () => {
    const { controls, width } = examinePage(window)
    const of = (name: string) => named(controls, name)
    await expect(width).toBe(window.innerWidth)
    await expect(reachOf(of('Close'))).toBe('free')
    await expect(reachOf(of('Deaf'))).toBe('ignoring')
    await expect(reachOf(of('Veiled'))).toBe('covered')
    await expect(coversOf(of('Veiled'))).toEqual(['div#veil'])
    await expect(reachOf(of('Below'))).toBe('partly')
    await expect(controls.some(({ name }) => name === 'Phone menu')).toBe(false)
    await expect(findControl(document, of('Close').id)).toHaveAttribute('aria-label', 'Close')
    await expect(findControl(document, 'control-0')).toBeNull()
  },
}
