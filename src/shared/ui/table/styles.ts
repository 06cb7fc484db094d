import type { SystemStyleObject } from '@chakra-ui/react'

/** px */
export const ROW_HEIGHT = 44

/** One rule for all rows, so that a row drawn while scrolling costs only its elements. */
export const tableStyles: SystemStyleObject = {
  width: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0',
  textStyle: 'sm',
  '& th, & td': { textAlign: 'start', verticalAlign: 'middle', fontWeight: 'normal', px: '3', py: '0' },
  '& [data-end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& [data-narrow]': { width: '11', px: '0', textAlign: 'center' },
  '& thead th, & thead td': {
    position: 'sticky',
    // The shell says how high the bar is that stays at the top of the page.
    top: 'var(--sticky-top, 0px)',
    zIndex: 'docked',
    height: '10',
    bg: 'bg.panel',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'medium',
    borderBottomWidth: '1px',
  },
  '& tbody [data-row] > *': { height: `${ROW_HEIGHT}px`, borderBottomWidth: '1px' },
  '& tbody [data-row]:last-of-type > *': { borderBottomWidth: '0' },
  '& tbody [data-cell]:not([data-wrap])': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& tbody [data-wrap]': { overflowWrap: 'anywhere', lineHeight: '1.25' },
  '& [data-row]:hover': { bg: 'bg.subtle' },
  // Forced colours take the background away.
  '& [data-row][data-selected]': {
    bg: 'accent.subtle',
    outline: '1px solid transparent',
    outlineOffset: '-1px',
  },
  '& [data-row]:focus-visible': {
    outline: '2px solid',
    outlineColor: 'accent.focusRing',
    outlineOffset: '-2px',
  },
}

/** A table that scrolls in a box of at most `height` px: its head stays, and paper shows all of it. */
export const boxStyles = (height: number): SystemStyleObject => ({
  maxHeight: `${height}px`,
  overflow: 'auto',
  overscrollBehaviorY: 'contain',
  outlineOffset: '-2px',
  '--sticky-top': '0px',
  '& thead': { position: 'sticky', top: '0', zIndex: 'docked', bg: 'bg.panel' },
  '@media print': { maxHeight: 'none', overflow: 'visible' },
})

/** Where a row takes two lines. */
export const narrowStyles: SystemStyleObject = {
  '& thead tr, & tbody [data-row]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  '& thead th': {
    position: 'static',
    height: 'auto',
    width: 'auto !important',
    borderBottomWidth: '0',
    px: '0',
  },
  // A header that does not sort would be above no visible column.
  '& thead th:not(:has(button, input))': { srOnly: true },
  '& thead td': { borderBottomWidth: '0' },
  // Lines that say what they are for: above no columns, the headers are ways to sort.
  '& thead tr': { borderBottomWidth: '1px', minHeight: '11', columnGap: '2', rowGap: '1', py: '1', ps: '3' },
  '& thead tr > *': { flexShrink: '0' },
  // Nothing to sort by or to select leaves no line.
  '& thead tr:not(:has(button, input))': { minHeight: '0', py: '0', borderBottomWidth: '0' },
  '& thead tr:not(:has(button, input)) > td': { display: 'none' },
  // Buttons among themselves, not the heads of columns.
  '& thead th:not([data-narrow]) button': {
    mx: '0',
    maxWidth: 'none',
    px: '2.5',
    borderColor: 'border',
    borderRadius: 'full',
  },
  '& thead tr:has(th:not([data-narrow]) button)::before': {
    content: '"Sort by"',
    flexShrink: '0',
    color: 'fg.muted',
    textStyle: 'xs',
  },
  '& thead [data-narrow]:not([data-actions])': { order: '-1' },
  // The words of head and rows begin at one edge: beside the boxes, or inside the card.
  '& [data-narrow] + th': { ps: '0' },
  '& thead th[data-narrow]': { ms: '-3', me: '-2' },
  '& tbody [data-row]': { borderBottomWidth: '1px', py: '1' },
  '& tbody [data-row] > *': {
    display: 'block',
    height: 'auto',
    borderBottomWidth: '0',
    width: 'auto !important',
  },
  // The name with the menu in the first line, everything else in the second.
  '& tbody th[data-cell]': { flex: '1 1 0', minWidth: '0', paddingBlock: '1' },
  '& tbody [data-actions]': { order: '1' },
  '& tbody td[data-cell]': { order: '2', maxWidth: 'full', paddingBottom: '1.5' },
  '& tbody [data-label]::before': { content: 'attr(data-label)', color: 'fg.muted', marginInlineEnd: '1.5' },
  '& tbody [data-row]::after': { content: '""', order: '1', width: 'full' },
  // The box is beside both lines, and the second line begins below the name.
  '& tbody [data-row]:has(> td[data-narrow]:not([data-actions]))': { position: 'relative', ps: '11' },
  '& tbody [data-row] > td[data-narrow]:not([data-actions])': {
    position: 'absolute',
    insetInlineStart: '0',
    top: '1',
  },
  '& tbody [data-narrow]:not([data-actions]) ~ td[data-cell]': { ps: '0', pe: '6' },
  // Beside the ways to sort, whose last line may have no room for it.
  '& thead tr:has([data-actions] button)': { position: 'relative', pe: '12' },
  '& thead [data-actions]:has(button)': { position: 'absolute', top: '1', insetInlineEnd: '0' },
}
