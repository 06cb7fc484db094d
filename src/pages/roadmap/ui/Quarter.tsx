import { chakra, Grid, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface QuarterProps {
  /** `Q1 2024` */
  label: string
  /** The milestones, as `li`. */
  children: ReactNode
}

/** A quarter of a phase: its name at the left, its milestones beside it. */
export function Quarter({ label, children }: QuarterProps) {
  return (
    <Grid as="li" templateColumns={{ base: 'minmax(0, 1fr)', lg: '7rem minmax(0, 1fr)' }}>
      <Text
        color="fg.muted"
        textStyle="sm"
        fontVariantNumeric="tabular-nums"
        pl={{ base: '4', md: '6' }}
        pt="3"
        lineHeight="1.375rem"
      >
        {label}
      </Text>
      <chakra.ul
        aria-label={label}
        listStyleType="none"
        m="0"
        p="0"
        css={{ '& > li + li': { borderTopWidth: '1px' } }}
      >
        {children}
      </chakra.ul>
    </Grid>
  )
}
