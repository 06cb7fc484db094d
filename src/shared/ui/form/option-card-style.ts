import type { HTMLChakraProps } from '@chakra-ui/react'

/** The card around an option: the focus ring is the card's, and what is chosen has a thicker edge too. */
export const optionCardStyle = (checked: boolean): HTMLChakraProps<'label'> => ({
  p: '4',
  borderWidth: '1px',
  borderRadius: 'lg',
  cursor: 'pointer',
  borderColor: checked ? 'accent.solid' : 'border.emphasized',
  boxShadow: checked ? 'inset 0 0 0 1px {colors.accent.solid}' : undefined,
  bg: checked ? 'accent.subtle' : 'bg.control',
  transition: 'border-color 150ms ease-out, background-color 150ms ease-out',
  _hover: { borderColor: checked ? 'accent.solid' : 'fg.muted' },
  _highContrast: checked ? { borderColor: 'Highlight' } : undefined,
  css: {
    '&:has(input:focus-visible), &[data-focus-visible]': {
      outline: '2px solid {colors.accent.solid}',
      outlineOffset: '2px',
    },
  },
})
