import type { BoxProps } from '@chakra-ui/react'
import { Panel } from '../panel'

export interface OpenerCardProps extends BoxProps {
  /** The subject of the card. */
  label: string
}

/**
 * A card that opens its subject: the one link or button in it with `data-opener` is stretched over it, in one
 * line of text; elements with `data-above` are pressed by themselves.
 */
export function OpenerCard({ label, ...panel }: OpenerCardProps) {
  return (
    <Panel
      as="article"
      aria-label={label}
      position="relative"
      display="flex"
      flexDirection="column"
      gap="3"
      p="5"
      height="full"
      transition="border-color 150ms ease-out"
      _hover={{ borderColor: 'border.emphasized' }}
      css={STRETCHED}
      {...panel}
    />
  )
}

const STRETCHED = {
  '& [data-opener]': {
    display: 'block',
    maxWidth: 'full',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [data-opener]::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'inherit' },
  '& [data-opener]:focus-visible': { outline: 'none' },
  '&:has([data-opener]:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'accent.focusRing',
    outlineOffset: '2px',
  },
  '& [data-above]': { position: 'relative', zIndex: 1 },
}
