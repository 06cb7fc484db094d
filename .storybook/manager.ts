import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

const night = '#0C0F14'
const panel = '#12161E'
const line = '#232A36'
const text = '#E9ECF1'
const muted = '#9BA5B4'
const brass = '#E2B45C'

addons.setConfig({
  theme: create({
    base: 'dark',
    brandTitle: 'Orrery',
    brandTarget: '_self',
    fontBase: '"Geist Variable", system-ui, sans-serif',
    appBg: night,
    appContentBg: panel,
    appPreviewBg: night,
    appBorderColor: line,
    appBorderRadius: 10,
    barBg: panel,
    barTextColor: muted,
    barHoverColor: text,
    barSelectedColor: brass,
    colorPrimary: brass,
    colorSecondary: brass,
    textColor: text,
    textMutedColor: muted,
    textInverseColor: night,
    inputBg: night,
    inputBorder: line,
    inputTextColor: text,
    inputBorderRadius: 6,
    buttonBg: panel,
    buttonBorder: line,
    booleanBg: night,
    booleanSelectedBg: line,
  }),
})
