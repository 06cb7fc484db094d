type Values = Record<string, string | number>

const tokens = <T extends Values>(values: T) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])) as {
    [Name in keyof T]: { value: T[Name] }
  }

/** Quarters of a rem: `4` is 1rem. */
const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52,
  56, 60, 64, 72, 80, 96,
]
const steps: Record<string, string> = Object.fromEntries(STEPS.map((step) => [step, `${step / 4}rem`]))

const WIDTHS = {
  '3xs': 14,
  '2xs': 16,
  xs: 20,
  sm: 24,
  md: 28,
  lg: 32,
  xl: 36,
  '2xl': 42,
  '3xl': 48,
  '4xl': 56,
  '5xl': 64,
  '6xl': 72,
  '7xl': 80,
  '8xl': 90,
}
const widths = Object.fromEntries(Object.entries(WIDTHS).map(([name, rem]) => [name, `${rem}rem`]))

const shares = Object.fromEntries(
  [2, 3, 4, 5, 6, 12].flatMap((of) =>
    Array.from({ length: of - 1 }, (_, index) => index + 1)
      // Chakra has no 2/4.
      .filter((share) => of !== 4 || share !== 2)
      .map((share) => [`${share}/${of}`, `${Number(((share / of) * 100).toFixed(6))}%`]),
  ),
)

/**
 * Chakra's own measures, value by value. Taken from `@chakra-ui/react/theme` they bring its palette and all its recipes along,
 * which is a tenth of its weight on every page.
 */
export const layoutTokens = {
  aspectRatios: tokens({
    square: '1 / 1',
    landscape: '4 / 3',
    portrait: '3 / 4',
    wide: '16 / 9',
    ultrawide: '18 / 5',
    golden: '1.618 / 1',
  }),
  animations: tokens({
    spin: 'spin 1s linear infinite',
    ping: 'ping 1s cubic-bezier(0, 0, 0.2, 1) infinite',
    pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite',
    bounce: 'bounce 1s infinite',
  }),
  blurs: tokens({
    none: ' ',
    sm: '4px',
    md: '8px',
    lg: '12px',
    xl: '16px',
    '2xl': '24px',
    '3xl': '40px',
    '4xl': '64px',
  }),
  borders: tokens({ xs: '0.5px solid', sm: '1px solid', md: '2px solid', lg: '4px solid', xl: '8px solid' }),
  durations: tokens({
    fastest: '50ms',
    faster: '100ms',
    fast: '150ms',
    moderate: '200ms',
    slow: '300ms',
    slower: '400ms',
    slowest: '500ms',
  }),
  easings: tokens({
    'ease-in': 'cubic-bezier(0.42, 0, 1, 1)',
    'ease-out': 'cubic-bezier(0, 0, 0.58, 1)',
    'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
    'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)',
  }),
  fontWeights: tokens({
    thin: '100',
    extralight: '200',
    light: '300',
    normal: '400',
    medium: '500',
    semibold: '600',
    bold: '700',
    extrabold: '800',
    black: '900',
  }),
  letterSpacings: tokens({
    tighter: '-0.05em',
    tight: '-0.025em',
    wide: '0.025em',
    wider: '0.05em',
    widest: '0.1em',
  }),
  lineHeights: tokens({ shorter: 1.25, short: 1.375, moderate: 1.5, tall: 1.625, taller: 2 }),
  spacing: tokens(steps),
  sizes: tokens({
    ...steps,
    ...widths,
    ...shares,
    max: 'max-content',
    min: 'min-content',
    fit: 'fit-content',
    prose: '60ch',
    full: '100%',
    dvh: '100dvh',
    svh: '100svh',
    lvh: '100lvh',
    dvw: '100dvw',
    svw: '100svw',
    lvw: '100lvw',
    vw: '100vw',
    vh: '100vh',
  }),
  zIndex: tokens({
    hide: -1,
    base: 0,
    docked: 10,
    dropdown: 1000,
    sticky: 1100,
    banner: 1200,
    overlay: 1300,
    modal: 1400,
    popover: 1500,
    skipNav: 1600,
    toast: 1700,
    tooltip: 1800,
    max: 2147483647,
  }),
  cursor: tokens({
    button: 'pointer',
    checkbox: 'default',
    disabled: 'not-allowed',
    menuitem: 'default',
    option: 'default',
    radio: 'default',
    slider: 'default',
    switch: 'pointer',
  }),
}
