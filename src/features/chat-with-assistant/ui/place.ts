/** Stands above the page and its bars, below everything that is opened over them. */
export const PLACE = {
  position: 'fixed',
  right: { base: '4', md: '6' },
  bottom: { base: '4', md: '6' },
  zIndex: 'banner',
  // The foot of a wizard stays in sight, with the way on at its right.
  css: { 'body:has(main [data-wizard]) &': { bottom: '5.5rem' } },
} as const

/** What stands there opened. */
export const FLOATING = {
  ...PLACE,
  maxWidth: 'calc(100vw - 2rem)',
  bg: 'bg.raised',
  borderWidth: '1px',
  borderRadius: 'lg',
  boxShadow: 'lg',
  overflow: 'hidden',
} as const
