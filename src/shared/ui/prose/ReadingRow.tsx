import { chakra, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface ReadingRowProps {
  /** Rendered at the left on a wide screen, above otherwise: a date, or a table of contents. */
  aside: ReactNode
  /** The aside stays in view while the text scrolls. */
  follows?: boolean
  children: ReactNode
}

/** Text with a narrow column before it. Every reading page has this second edge. */
export function ReadingRow({ aside, follows, children }: ReadingRowProps) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '13rem minmax(0, 1fr)' }}
      columnGap="16"
      rowGap={follows ? '8' : '3'}
      alignItems="start"
    >
      <chakra.div position={{ lg: follows ? 'sticky' : undefined }} top="24" minWidth="0">
        {aside}
      </chakra.div>
      <chakra.div minWidth="0">{children}</chakra.div>
    </Grid>
  )
}
