/** Colour values of the two themes. A component never names one of these: it names a semantic token. */

type Pair = { dark: string; light: string }

/**
 * Light first: Chakra writes the light values on `:root` and the dark values on `.dark`, with the same
 * specificity.
 */
const pair = ({ dark, light }: Pair) => ({ value: { _light: light, _dark: dark } })

interface Palette {
  solid: Pair
  contrast: Pair
  fg: Pair
  subtle: Pair
  muted: Pair
  emphasized: Pair
  border: Pair
}

export const surfaces = {
  bg: { dark: '#0C0F14', light: '#FAF8F4' },
  panel: { dark: '#12161E', light: '#FFFFFF' },
  raised: { dark: '#181D27', light: '#FFFFFF' },
  subtle: { dark: '#151A22', light: '#F4F1EA' },
  muted: { dark: '#1C222D', light: '#EFEBE2' },
  emphasized: { dark: '#2A3240', light: '#E2DCCF' },
  /** Inside of a form control: a well in the dark, paper in the light, so that it never looks disabled. */
  control: { dark: '#0C0F14', light: '#FFFFFF' },
} satisfies Record<string, Pair>

export const text = {
  fg: { dark: '#E9ECF1', light: '#171A20' },
  muted: { dark: '#9BA5B4', light: '#5A6270' },
} satisfies Record<string, Pair>

export const lines = {
  border: { dark: '#232A36', light: '#E4DFD5' },
  /** Edge of a form control: 3:1 against bg and bg.panel (WCAG 1.4.11). */
  control: { dark: '#5D697D', light: '#8B8678' },
} satisfies Record<string, Pair>

export const palettes = {
  brass: {
    solid: { dark: '#E2B45C', light: '#8A5F10' },
    contrast: { dark: '#171204', light: '#FFFFFF' },
    fg: { dark: '#E2B45C', light: '#7A5410' },
    subtle: { dark: '#211C13', light: '#F6EEDC' },
    muted: { dark: '#2E2617', light: '#EFE2C4' },
    emphasized: { dark: '#45381D', light: '#E3CF9F' },
    border: { dark: '#6B5426', light: '#CDB175' },
  },
  gray: {
    solid: { dark: '#E9ECF1', light: '#171A20' },
    contrast: { dark: '#0C0F14', light: '#FFFFFF' },
    fg: { dark: '#E9ECF1', light: '#171A20' },
    subtle: { dark: '#1A202A', light: '#F2EFE8' },
    muted: { dark: '#232A36', light: '#E9E4DA' },
    emphasized: { dark: '#2E3746', light: '#DDD6C9' },
    border: { dark: '#343E4E', light: '#D3CCBD' },
  },
  info: {
    solid: { dark: '#7CC4F4', light: '#0B5C8F' },
    contrast: { dark: '#06131C', light: '#FFFFFF' },
    fg: { dark: '#7CC4F4', light: '#0B5C8F' },
    subtle: { dark: '#10202C', light: '#E6F1F8' },
    muted: { dark: '#172F3F', light: '#D3E6F2' },
    emphasized: { dark: '#1E4259', light: '#B9D7EA' },
    border: { dark: '#24506B', light: '#A9CDE4' },
  },
  success: {
    solid: { dark: '#5FCF9F', light: '#116B47' },
    contrast: { dark: '#04150D', light: '#FFFFFF' },
    fg: { dark: '#5FCF9F', light: '#116B47' },
    subtle: { dark: '#0F231C', light: '#E4F3EC' },
    muted: { dark: '#163328', light: '#CFE9DD' },
    emphasized: { dark: '#1B4736', light: '#B5DCCA' },
    border: { dark: '#1F5A45', light: '#A3D3BC' },
  },
  warning: {
    solid: { dark: '#F2A05A', light: '#8F4A06' },
    contrast: { dark: '#1C0D02', light: '#FFFFFF' },
    fg: { dark: '#F2A05A', light: '#8F4A06' },
    subtle: { dark: '#281B10', light: '#FBEEDF' },
    muted: { dark: '#3A2615', light: '#F5DFC6' },
    emphasized: { dark: '#50331A', light: '#EDCDA8' },
    border: { dark: '#6B4420', light: '#E5BE94' },
  },
  error: {
    solid: { dark: '#FF8F80', light: '#B3261E' },
    contrast: { dark: '#230605', light: '#FFFFFF' },
    fg: { dark: '#FF8F80', light: '#B3261E' },
    subtle: { dark: '#2A1614', light: '#FBE9E7' },
    muted: { dark: '#3D1E1A', light: '#F6D5D1' },
    emphasized: { dark: '#562822', light: '#EFBBB5' },
    border: { dark: '#77332B', light: '#E8B0AA' },
  },
} satisfies Record<string, Palette>

/** Words of code by what they are; AA on bg, bg.panel, bg.raised and on the tint of a found line. */
export const code = {
  comment: text.muted,
  keyword: { dark: '#C9A7F5', light: '#6B3FA0' },
  string: { dark: '#7FD1A6', light: '#116B47' },
  number: { dark: '#F2A36B', light: '#8F4A06' },
  function: { dark: '#7CC4F4', light: '#0B5C8F' },
  type: { dark: '#E2B45C', light: '#7A5410' },
  tag: { dark: '#FF9A8C', light: '#A8241C' },
  property: { dark: '#A9C7E8', light: '#2F4F77' },
} satisfies Record<string, Pair>

const paletteTokens = (palette: Palette) => ({
  solid: pair(palette.solid),
  contrast: pair(palette.contrast),
  fg: pair(palette.fg),
  subtle: pair(palette.subtle),
  muted: pair(palette.muted),
  emphasized: pair(palette.emphasized),
  border: pair(palette.border),
  focusRing: pair(palettes.brass.solid),
})

const status = (part: 'fg' | 'subtle' | 'border') => ({
  info: pair(palettes.info[part]),
  success: pair(palettes.success[part]),
  warning: pair(palettes.warning[part]),
  error: pair(palettes.error[part]),
})

export const semanticColors = {
  code: Object.fromEntries(Object.entries(code).map(([name, color]) => [name, pair(color)])),
  bg: {
    DEFAULT: pair(surfaces.bg),
    panel: pair(surfaces.panel),
    raised: pair(surfaces.raised),
    subtle: pair(surfaces.subtle),
    muted: pair(surfaces.muted),
    emphasized: pair(surfaces.emphasized),
    control: pair(surfaces.control),
    inverted: pair({ dark: text.fg.dark, light: text.fg.light }),
    ...status('subtle'),
  },
  fg: {
    DEFAULT: pair(text.fg),
    muted: pair(text.muted),
    subtle: pair(text.muted),
    inverted: pair({ dark: surfaces.bg.dark, light: surfaces.panel.light }),
    ...status('fg'),
  },
  border: {
    DEFAULT: pair(lines.border),
    muted: pair(lines.border),
    subtle: pair(lines.border),
    emphasized: pair(lines.control),
    inverted: pair({ dark: text.fg.dark, light: text.fg.light }),
    info: pair(palettes.info.fg),
    success: pair(palettes.success.fg),
    warning: pair(palettes.warning.fg),
    error: pair(palettes.error.fg),
  },
  accent: paletteTokens(palettes.brass),
  gray: paletteTokens(palettes.gray),
  info: paletteTokens(palettes.info),
  success: paletteTokens(palettes.success),
  warning: paletteTokens(palettes.warning),
  error: paletteTokens(palettes.error),
}
