import { system } from '../system'

/** The foundations of the look and the kinds of tokens that each is made of. */
export const FOUNDATIONS = {
  Colour: ['colors'],
  Type: ['fonts', 'fontSizes', 'fontWeights', 'lineHeights', 'letterSpacings'],
  Space: ['spacing', 'sizes', 'breakpoints', 'aspectRatios', 'zIndex'],
  Radius: ['radii', 'borders'],
  Shadow: ['shadows', 'blurs'],
  Motion: ['durations', 'easings', 'animations', 'cursor'],
} as const

export type TokenKind = (typeof FOUNDATIONS)[keyof typeof FOUNDATIONS][number]

export interface ShownToken {
  name: string
  /** The CSS variable that holds it. */
  ref: string
  dark: string
  light: string
}

/** Every token of a kind in the theme, without the negative copies of the spaces. */
export function tokensOf(kind: TokenKind): ShownToken[] {
  const tokens = [...(system.tokens.categoryMap.get(kind)?.values() ?? [])]
  return tokens
    .filter(({ extensions }) => !extensions.negative && !extensions.virtual)
    .map(({ extensions, value }) => {
      const name = String(extensions.prop)
      const values = extensions.conditions ?? {}
      const of = (theme: '_dark' | '_light') => resolved(String(values[theme] ?? values.base ?? value))
      return { name, ref: system.token.var(`${kind}.${name}`), dark: of('_dark'), light: of('_light') }
    })
}

/** A value that names another token, as that token. */
const resolved = (value: string) =>
  value.replace(/^\{(.+)\}$/, (_, path: string) => String(system.token(path, path)))
