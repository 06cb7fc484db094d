import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { animationStyles, breakpoints, keyframes } from '@chakra-ui/react/theme'
import { layoutTokens } from './layout-tokens'
import { recipes } from './recipes'
import { semanticColors } from './tokens'

const rem = (px: number) => ({ value: `${px / 16}rem` })

/** Type scale of 12, 13, 14, 16, 20, 26, 34, 46 px. */
const fontSizes = {
  '2xs': rem(12),
  xs: rem(12),
  sm: rem(13),
  md: rem(14),
  lg: rem(16),
  xl: rem(20),
  '2xl': rem(26),
  '3xl': rem(34),
  '4xl': rem(46),
  '5xl': rem(46),
}

const textStyle = (size: string, lineHeight: string, letterSpacing?: string) => ({
  value: { fontSize: size, lineHeight, ...(letterSpacing ? { letterSpacing } : {}) },
})

const textStyles = {
  '2xs': textStyle('xs', '1rem'),
  xs: textStyle('xs', '1.125rem'),
  sm: textStyle('sm', '1.25rem'),
  md: textStyle('md', '1.375rem'),
  lg: textStyle('lg', '1.5rem'),
  xl: textStyle('xl', '1.75rem', '-0.01em'),
  '2xl': textStyle('2xl', '2rem', '-0.02em'),
  '3xl': textStyle('3xl', '2.5rem', '-0.025em'),
  '4xl': textStyle('4xl', '3.25rem', '-0.03em'),
  '5xl': textStyle('4xl', '3.25rem', '-0.03em'),
  none: { value: {} },
  label: { value: { fontSize: 'md', lineHeight: '1.25rem', fontWeight: 'medium' } },
}

/**
 * A background and nothing else (`utilities` below). The library's own utility also exposes the background to
 * descendants as a variable, so that a change of the page's background would restyle every element.
 */
const PLAIN_BACKGROUND = 'plainBackground' as 'backgroundColor'

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'orrery',
  cssVarsRoot: ':where(html)',
  utilities: { [PLAIN_BACKGROUND]: { transform: (value: string) => ({ backgroundColor: value }) } },
  globalCss: {
    '*': { borderColor: 'border' },
    html: {
      color: 'fg',
      bg: 'bg',
      colorPalette: 'gray',
      fontFamily: 'body',
      scrollPaddingTop: '20',
      overflowY: 'scroll',
      '--global-font-mono': 'fonts.mono',
      '--global-font-body': 'fonts.body',
      '--global-color-border': 'colors.border',
    },
    // A modal stops the page; the scrollbar's room stays, so that nothing moves, and is as dark as the overlay beside it.
    'html:has([role=dialog][data-state=open])': {
      overflow: 'hidden',
      // On a phone the modal covers the page, and a gutter would leave a strip beside it.
      scrollbarGutter: { md: 'stable' },
      // index.html gives the page its first colour outside the layers.
      [PLAIN_BACKGROUND]: 'color-mix(in srgb, black 60%, var(--orrery-colors-bg)) !important',
      '& body': { [PLAIN_BACKGROUND]: 'var(--orrery-colors-bg)' },
    },
    body: { textStyle: 'md', minHeight: '100dvh', fontFeatureSettings: '"tnum" 0' },
    '*::placeholder': { color: 'fg.muted', opacity: 1 },
    '*::selection': { bg: 'accent.emphasized', color: 'fg' },
    ':focus-visible, [data-focus-visible]': {
      outline: '2px solid',
      outlineColor: 'accent.solid',
      outlineOffset: '2px',
    },
    // Closing has no animation. The library waits for the end of an animation, which on a busy page comes
    // before it listens: an invisible layer would then cover the page for good (chakra-ui/zag#3349).
    '[data-scope][data-state=closed]': { animation: 'none !important' },
    '*, *::before, *::after': {
      _motionReduce: {
        animationDelay: '0ms !important',
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
  theme: {
    breakpoints,
    keyframes: {
      ...keyframes,
      'scale-x': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } },
    },
    layerStyles: { disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } } },
    animationStyles,
    textStyles,
    tokens: {
      ...layoutTokens,
      // The width of pages that are one form.
      sizes: { ...layoutTokens.sizes, form: { value: '56rem' } },
      colors: {
        black: { value: '#000000' },
        white: { value: '#FFFFFF' },
        transparent: { value: 'transparent' },
        current: { value: 'currentColor' },
      },
      fontSizes,
      fonts: {
        heading: { value: '"Geist Variable", "Geist Fallback", system-ui, sans-serif' },
        body: { value: '"Geist Variable", "Geist Fallback", system-ui, sans-serif' },
        mono: { value: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace' },
      },
      radii: {
        none: { value: '0' },
        xs: { value: '4px' },
        sm: { value: '6px' },
        md: { value: '10px' },
        lg: { value: '10px' },
        xl: { value: '14px' },
        full: { value: '9999px' },
      },
    },
    semanticTokens: {
      colors: semanticColors,
      radii: {
        l1: { value: '{radii.xs}' },
        l2: { value: '{radii.sm}' },
        l3: { value: '{radii.md}' },
      },
      shadows: {
        xs: { value: { _light: '0 1px 2px #171A2012', _dark: '0 1px 2px #00000066' } },
        sm: { value: { _light: '0 2px 6px #171A2014', _dark: '0 2px 6px #00000066' } },
        md: { value: { _light: '0 6px 16px #171A2018', _dark: '0 6px 16px #00000080' } },
        lg: { value: { _light: '0 10px 28px #171A201F', _dark: '0 10px 28px #00000099' } },
        xl: { value: { _light: '0 18px 44px #171A2026', _dark: '0 18px 44px #000000B3' } },
      },
    },
    recipes,
  },
})

/** Orrery's own Chakra system: base utilities, our tokens, the recipes in use and nothing else. */
export const system = createSystem(defaultBaseConfig, config)
