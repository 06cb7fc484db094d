import { chakra, Link as ChakraLink, Stack, Text } from '@chakra-ui/react'
import { Link } from '../link'
import type { Block } from '@/shared/lib/markdown'
import { useCurrentPart } from './use-current-part'

export interface ContentsPart {
  /** Id of the linked heading. */
  id: string
  text: string
}

/** The level-two headings of a text. */
export const partsOf = (blocks: readonly Block[]): ContentsPart[] =>
  blocks.flatMap((block) =>
    block.type === 'heading' && block.level === 2 ? [{ id: block.id, text: block.text }] : [],
  )

export interface ContentsProps {
  parts: readonly ContentsPart[]
  /** The heading above the list, and the name of the navigation. */
  title?: string
}

/** The parts of the page; marks the part that is being read. */
export function Contents({ parts, title = 'On this page' }: ContentsProps) {
  const current = useCurrentPart(parts.map(({ id }) => id))
  if (parts.length === 0) return null
  return (
    <chakra.nav aria-label={title}>
      <Text fontWeight="medium" mb="2">
        {title}
      </Text>
      <Stack as="ul" listStyleType="none" p="0" m="0" gap="0" borderLeftWidth="1px">
        {parts.map(({ id, text }) => (
          <li key={id}>
            <ChakraLink asChild {...CONTENTS_LINK} aria-current={id === current ? 'location' : undefined}>
              <Link to={`#${id}`}>{text}</Link>
            </ChakraLink>
          </li>
        ))}
      </Stack>
    </chakra.nav>
  )
}

/** A line of a navigation beside a text; `aria-current` marks it. */
export const CONTENTS_LINK = {
  display: 'block',
  py: '1.5',
  pl: '4',
  ml: '-1px',
  borderLeftWidth: '2px',
  borderColor: 'transparent',
  color: 'fg.muted',
  textStyle: 'md',
  _hover: { color: 'fg', textDecoration: 'none' },
  _currentPage: { color: 'fg', fontWeight: 'medium', borderColor: 'accent.fg' },
  css: { '&[aria-current=location]': { color: 'fg', borderColor: 'accent.fg' } },
  // There every edge is seen.
  _highContrast: { '&:not([aria-current])': { borderColor: 'Canvas' } },
} as const
