import { Link as ChakraLink } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from './Link'

export interface TextLinkProps {
  to: string
  /** Of the history entry that it makes. */
  state?: unknown
  children: ReactNode
  /** Muted links are for navigation and footers; the others for text. */
  tone?: 'text' | 'muted'
}

/** A link to another page of the app. */
export function TextLink({ to, state, children, tone = 'text' }: TextLinkProps) {
  return (
    <ChakraLink
      asChild
      color={tone === 'muted' ? 'fg.muted' : 'accent.fg'}
      textDecoration={tone === 'muted' ? 'none' : 'underline'}
      textUnderlineOffset="3px"
      _hover={{ color: 'fg' }}
      // Inside text it sits on the baseline and wraps with it; the padding moves no line.
      display={tone === 'muted' ? undefined : 'inline'}
      // A target of 24 px (WCAG 2.5.8).
      py={tone === 'muted' ? '1' : '0.5'}
      borderRadius="xs"
    >
      <Link to={to} state={state}>
        {children}
      </Link>
    </ChakraLink>
  )
}
