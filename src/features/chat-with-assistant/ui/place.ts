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

/** The button while it makes room (`data-away`): it can still be reached by keyboard, which brings it back. */
export const WITH_ROOM = {
  transition: 'opacity 150ms ease-out, transform 150ms ease-out',
  _motionReduce: { transition: 'none' },
  css: {
    '@media (max-width: 63.99rem)': {
      '&[data-away]:not(:has(:focus-visible))': {
        opacity: 0,
        transform: 'scale(0.5)',
        pointerEvents: 'none',
      },
    },
  },
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
