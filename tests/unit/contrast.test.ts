import { contrast } from '@/shared/theme/foundations/contrast'
import { code, lines, palettes, surfaces, text } from '@/shared/theme/tokens'
import { describe, expect, it } from 'vitest'

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  const grounds = Object.entries(surfaces).filter(([name]) => name !== 'emphasized')

  it.each(Object.entries(text))('text %s is readable on every surface', (_, color) => {
    for (const [name, ground] of grounds)
      expect([name, contrast(color[theme], ground[theme])]).toSatisfy(enough(4.5))
  })

  it.each(Object.entries(palettes))(
    '%s is readable as text, on its own tint and as a filled button',
    (_, palette) => {
      for (const ground of [surfaces.bg, surfaces.panel, surfaces.raised, palette.subtle])
        expect(['fg', contrast(palette.fg[theme], ground[theme])]).toSatisfy(enough(4.5))
      expect(['solid', contrast(palette.solid[theme], palette.contrast[theme])]).toSatisfy(enough(4.5))
    },
  )

  it.each(Object.entries(code))('%s in code is readable, also on a matching line', (_, color) => {
    for (const ground of [surfaces.bg, surfaces.panel, surfaces.raised, palettes.brass.subtle])
      expect(['code', contrast(color[theme], ground[theme])]).toSatisfy(enough(4.5))
  })

  it('the border of a control and the focus ring are visible', () => {
    for (const ground of [surfaces.bg, surfaces.panel, surfaces.control]) {
      expect(['control', contrast(lines.control[theme], ground[theme])]).toSatisfy(enough(3))
      expect(['focus', contrast(palettes.brass.solid[theme], ground[theme])]).toSatisfy(enough(3))
    }
  })
})

const enough = (least: number) => (measured: unknown) => (measured as [string, number])[1] >= least
