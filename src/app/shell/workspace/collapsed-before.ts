const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

/**
 * The document contains the open rail. If this browser left the rail collapsed (index.html sets `data-rail`), these
 * styles make it look collapsed from the first paint on, until the app draws the collapsed rail.
 */
export const COLLAPSED_BEFORE = {
  'html[data-rail=collapsed] &': {
    '& [data-part=heading]': { flexDirection: 'column', ps: '0', pt: '2.5' },
    // The mark alone, without the name beside it.
    '& [data-part=heading] a': { gap: '0', fontSize: '0' },
    '& [data-part=heading] a svg': { boxSize: '22px' },
    // The arrow points the other way.
    '& [data-part=heading] button path:last-child': {
      transformBox: 'fill-box',
      transformOrigin: 'center',
      transform: 'translateX(1px) scaleX(-1)',
    },
    '& li a, & [data-part=foot] a': { justifyContent: 'center', ps: '2.5' },
    '& li a > span, & [data-part=foot] a > span': HIDDEN,
    '& [data-part=foot]': { flexDirection: 'column' },
    '& [data-part=foot] > div:first-of-type': { flex: 'none', width: 'full' },
    '& [data-part=foot] [role=group]': { flexDirection: 'column' },
  },
}
