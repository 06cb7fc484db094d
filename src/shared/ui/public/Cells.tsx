import { chakra, Grid, Heading, Text } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface Cell {
  title: string
  text: ReactNode
  Icon?: LucideIcon
  /** Rendered at the right end of the first line, e.g. a badge. */
  aside?: ReactNode
  /** Rendered below the text, e.g. a link. */
  more?: ReactNode
}

export interface CellsProps {
  cells: readonly Cell[]
  /** Columns on a wide screen. */
  columns: 2 | 3 | 4
}

const COLUMNS = {
  2: { base: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
  3: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
  4: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
}

/** Cards that share their hairlines, so that a set reads as one thing. */
export function Cells({ cells, columns }: CellsProps) {
  return (
    <Grid
      as="ul"
      listStyleType="none"
      p="0"
      m="0"
      templateColumns={COLUMNS[columns]}
      gap="1px"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      overflow="hidden"
    >
      {cells.map(({ title, text, Icon, aside, more }) => (
        <chakra.li
          key={title}
          boxShadow="0 0 0 1px {colors.border}"
          p={{ base: '5', lg: '7' }}
          minWidth="0"
          display="flex"
          flexDirection="column"
        >
          {Icon || aside ? (
            <chakra.div display="flex" justifyContent="space-between" gap="3" mb="5" color="accent.fg">
              {Icon ? <Icon size={22} strokeWidth={1.5} aria-hidden /> : null}
              {aside}
            </chakra.div>
          ) : null}
          <Heading as="h3" textStyle="lg" fontWeight="semibold" mb="1.5">
            {title}
          </Heading>
          <Text as="div" color="fg.muted" textStyle="lg" textWrap="pretty">
            {text}
          </Text>
          {more ? (
            <chakra.div mt="auto" pt="4">
              {more}
            </chakra.div>
          ) : null}
        </chakra.li>
      ))}
    </Grid>
  )
}
