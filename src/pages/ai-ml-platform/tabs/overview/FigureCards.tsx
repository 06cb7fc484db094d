import { chakra, LinkBox, LinkOverlay, Skeleton, Text, VisuallyHidden } from '@chakra-ui/react'
import { Link } from '@/shared/ui/link'
import { formatNumber, MISSING } from '@/shared/lib/format'
import type { Figure } from './model/figures'

export interface FigureCardsProps {
  figures: readonly Figure[]
}

/** PLT-03: six figures, each the way to its tab. A user's own number replaces the samples, which stay apart. */
export function FigureCards({ figures }: FigureCardsProps) {
  return (
    <chakra.ul
      aria-label="Figures"
      listStyleType="none"
      m="0"
      p="0"
      display="grid"
      gap="3"
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        xl: 'repeat(6, minmax(0, 1fr))',
      }}
    >
      {figures.map(({ id, label, value, source, to }) => (
        <LinkBox
          as="li"
          key={id}
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="lg"
          px="4"
          py="3.5"
          _hover={{ borderColor: 'border.emphasized' }}
        >
          <LinkOverlay asChild color="fg.muted" textStyle="sm">
            <Link to={to}>{label}</Link>
          </LinkOverlay>
          <chakra.div
            textStyle="2xl"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            lineHeight="1.3"
            mt="1"
          >
            <Value value={value} />
          </chakra.div>
          <Text textStyle="xs" color="fg.muted" minHeight="1lh">
            {noteOf(value, source)}
          </Text>
        </LinkBox>
      ))}
    </chakra.ul>
  )
}

function Value({ value }: Pick<Figure, 'value'>) {
  if (value === 'loading')
    return (
      <>
        <Skeleton height="1.3em" width="4rem" aria-hidden />
        <VisuallyHidden>Loading</VisuallyHidden>
      </>
    )
  if (value === 'error') return MISSING
  return formatNumber(value.own > 0 ? value.own : value.samples)
}

/** Names the source of the number; a figure that is not the user's own is marked as a sample. */
function noteOf(value: Figure['value'], source: string): string | null {
  if (typeof value === 'string') return null
  if (value.own > 0) return source
  return value.samples > 0 ? 'Sample' : 'None yet'
}
