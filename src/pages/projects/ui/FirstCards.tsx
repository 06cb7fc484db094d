import { chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { CARD_BOX, type CardTexts } from '@/entities/project'
import { Panel } from '@/shared/ui/panel'
import { CARD } from './card'

export interface FirstCardsProps {
  cards: readonly CardTexts[]
  /** How many the document may have to fill in, before anything is drawn; it shows none until it has looked. */
  places?: number
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

const NOTHING: CardTexts = { name: '', stack: '', tools: '', more: '', about: '' }

/** The first projects as they were shown last, in the place of the list. They can be read until the list is there. */
export function FirstCards({ cards, places = 0 }: FirstCardsProps) {
  return (
    <Stack gap="3">
      <Text textStyle="sm" color="fg.muted" role="status">
        Loading projects
      </Text>
      <Grid
        templateColumns={`repeat(auto-fill, minmax(min(${CARD.narrowest}px, 100%), 1fr))`}
        gap="4"
        data-first={places > 0 ? 'first-projects' : undefined}
        css={places > 0 ? { '&:not([data-filled])': { visibility: 'hidden' } } : undefined}
      >
        {PLACES.slice(0, Math.max(places, cards.length)).map((place, index) => (
          <Card key={place} card={cards[index] ?? null} />
        ))}
      </Grid>
    </Stack>
  )
}

/** early-cards.js may have changed these texts before React hydrates, so React must not warn about the difference. */
const FILLED = { suppressHydrationWarning: true }

function Card({ card }: { card: CardTexts | null }) {
  const { name, stack, tools, more, about } = card ?? NOTHING
  return (
    <Panel hidden={!card} {...FILLED} display="flex" flexDirection="column" {...CARD_BOX}>
      <Heading as="h2" textStyle="md" fontWeight="semibold" dir="auto" truncate data-text="name" {...FILLED}>
        {name}
      </Heading>
      <Text textStyle="sm" fontFamily="mono" color="fg.muted" truncate data-text="stack" {...FILLED}>
        {stack}
      </Text>
      <Flex textStyle="sm" color="fg.muted" gap="1.5" minHeight="1lh">
        <chakra.span truncate data-text="tools" {...FILLED}>
          {tools}
        </chakra.span>
        <chakra.span flex="none" data-text="more" {...FILLED}>
          {more}
        </chakra.span>
      </Flex>
      <Flex mt="auto" align="center" minHeight="8">
        <Text textStyle="sm" color="fg.muted" truncate data-text="about" {...FILLED}>
          {about}
        </Text>
      </Flex>
    </Panel>
  )
}
