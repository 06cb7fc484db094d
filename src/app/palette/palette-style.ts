import type { SystemStyleObject } from '@chakra-ui/react'

/** The list of cmdk brings no style of its own. */
export const paletteStyle: SystemStyleObject = {
  '& [cmdk-input]': {
    width: 'full',
    height: '12',
    paddingInline: '4',
    bg: 'transparent',
    fontSize: { base: '16px', md: '15px' },
    borderBottomWidth: '1px',
    outline: 'none',
    _placeholder: { color: 'fg.muted' },
  },
  '& [cmdk-list]': {
    maxHeight: 'min(26rem, 60dvh)',
    overflowY: 'auto',
    padding: '2',
    scrollPaddingBlock: '8',
  },
  '& [cmdk-group-heading]': { textStyle: 'xs', color: 'fg.muted', paddingInline: '2.5', paddingBlock: '2' },
  '& [cmdk-item]': {
    display: 'flex',
    gap: '3',
    alignItems: 'baseline',
    minHeight: '9',
    paddingInline: '2.5',
    paddingBlock: '2',
    borderRadius: 'sm',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: '11', alignItems: 'center' },
    '& > span': { flexShrink: '0', maxWidth: '70%', truncate: true },
    '& > small': { minWidth: '0', truncate: true, color: 'fg.muted', fontSize: '12px' },
    '&[data-selected=true] > small': { color: 'fg' },
  },
  '& [cmdk-item][data-selected=true]': {
    bg: 'bg.emphasized',
    // Forced colours take the background away.
    outline: '2px solid transparent',
    outlineOffset: '-2px',
  },
  '& [cmdk-item][data-disabled=true]': { color: 'fg.muted', cursor: 'default' },
}
