/** The place of the assistant: above the page and its bars, below all overlays. */
export const PLACE = {
  position: 'fixed',
  right: {
    base: 'calc(1rem + var(--inspector-right, 0px))',
    md: 'calc(1.5rem + var(--inspector-right, 0px))',
  },
  bottom: {
    base: 'calc(1rem + var(--inspector-bottom, 0px))',
    md: 'calc(1.5rem + var(--inspector-bottom, 0px))',
  },
  zIndex: 'banner',
  _print: { display: 'none' },
} as const

/** The opened panel at that place. */
export const FLOATING = {
  ...PLACE,
  maxWidth: 'calc(100vw - 2rem - var(--inspector-right, 0px))',
  bg: 'bg.raised',
  borderWidth: '1px',
  borderRadius: 'lg',
  boxShadow: 'lg',
  overflow: 'hidden',
  // The foot of a wizard stays in sight, with the way on at its right.
  css: { 'body:has(main [data-wizard]) &': { bottom: 'calc(5.5rem + var(--inspector-bottom, 0px))' } },
} as const
