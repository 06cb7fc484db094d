import { create } from 'storybook/theming'
import { lines, palettes, surfaces, text } from '../src/shared/theme/tokens'

/** Storybook's own frame and notes in the colours of the app. */
export const frame = (scheme: 'dark' | 'light') =>
  create({
    base: scheme,
    brandTitle: 'Orrery',
    brandTarget: '_self',
    fontBase: '"Geist Variable", system-ui, sans-serif',
    appBg: surfaces.bg[scheme],
    appContentBg: surfaces.panel[scheme],
    appPreviewBg: surfaces.bg[scheme],
    appBorderColor: lines.border[scheme],
    appBorderRadius: 10,
    barBg: surfaces.panel[scheme],
    barTextColor: text.muted[scheme],
    barHoverColor: text.fg[scheme],
    barSelectedColor: palettes.brass.fg[scheme],
    colorPrimary: palettes.brass.solid[scheme],
    colorSecondary: palettes.brass.fg[scheme],
    textColor: text.fg[scheme],
    textMutedColor: text.muted[scheme],
    textInverseColor: surfaces.bg[scheme],
    inputBg: surfaces.control[scheme],
    inputBorder: lines.control[scheme],
    inputTextColor: text.fg[scheme],
    inputBorderRadius: 6,
    buttonBg: surfaces.panel[scheme],
    buttonBorder: lines.border[scheme],
    booleanBg: surfaces.bg[scheme],
    booleanSelectedBg: surfaces.emphasized[scheme],
  })
