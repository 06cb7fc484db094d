import { chakra, Grid } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { scrollFade } from '@/shared/ui/scroll-fade'
import { DocsNav } from './DocsNav'

export interface DocsLayoutProps {
  /** Slug of the article that is shown. */
  current: string
  /** The heading of the article: over all columns, aligned with the bar and the footer. */
  heading: ReactNode
  /** The parts of the article: at the right where there is room, folded above it elsewhere. */
  contents: ReactNode
  children: ReactNode
}

/** One article of the documentation: its heading, and below it every article at the left of its text. On a narrow screen the list folds. */
export function DocsLayout({ current, heading, contents, children }: DocsLayoutProps) {
  return (
    <Grid
      templateColumns={{
        base: 'minmax(0, 1fr)',
        lg: '13rem minmax(0, 1fr)',
        xl: '13rem minmax(0, 1fr) 12rem',
      }}
      columnGap={{ base: '12', xl: '16' }}
      pt={{ base: '8', lg: '12' }}
      pb={{ base: '10', lg: '14' }}
      alignItems="start"
    >
      <chakra.div gridColumn="1 / -1" minWidth="0" mb={{ base: '4', lg: '10' }}>
        {heading}
      </chakra.div>
      <chakra.div hideFrom="lg">
        <Fold title="All articles">
          <DocsNav current={current} />
        </Fold>
      </chakra.div>
      <chakra.div hideBelow="lg" {...FOLLOWS}>
        <DocsNav current={current} />
      </chakra.div>
      <chakra.div minWidth="0">
        <chakra.div hideFrom="xl">
          <Fold title="On this page">{contents}</Fold>
        </chakra.div>
        <chakra.div pt={{ base: '6', xl: '0' }}>{children}</chakra.div>
      </chakra.div>
      <chakra.div hideBelow="xl" {...FOLLOWS}>
        {contents}
      </chakra.div>
    </Grid>
  )
}

/** Stays while the text scrolls, and scrolls by itself where the window is low. */
const FOLLOWS = {
  className: scrollFade.y,
  position: 'sticky',
  top: '24',
  maxHeight: 'calc(100dvh - 7rem)',
  overflowY: 'auto',
  // Room for the ring of a focused line.
  p: '1',
  m: '-1',
} as const

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.details
      borderBottomWidth="1px"
      css={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        minHeight="11"
        cursor="pointer"
        fontWeight="medium"
        listStyleType="none"
        borderRadius="sm"
      >
        {title}
        <ChevronDown size={16} aria-hidden />
      </chakra.summary>
      <chakra.div pt="2" pb="5" px="1">
        {children}
      </chakra.div>
    </chakra.details>
  )
}
