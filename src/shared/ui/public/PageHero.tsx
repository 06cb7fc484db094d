import { Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Rings, type RingsProps } from './Rings'

export interface PageHeroProps {
  title: string
  lead: ReactNode
  /** Buttons or links to next steps. */
  actions?: ReactNode
  /** The picture at the right: what the page counts, as rings. */
  rings?: RingsProps['rings']
  /** A picture of the product; below the words on a narrow screen. */
  picture?: ReactNode
}

/** The first screen of a public page: what it is, in one sentence, and the next step. */
export function PageHero({ title, lead, actions, rings, picture }: PageHeroProps) {
  return (
    <Grid
      templateColumns={{
        base: 'minmax(0, 1fr)',
        md: rings ? '3fr 2fr' : undefined,
        lg: picture ? 'minmax(0, 5fr) minmax(0, 6fr)' : undefined,
      }}
      gap={{ base: '8', md: '12' }}
      alignItems={picture ? 'start' : 'center'}
    >
      <Stack gap="5" minWidth="0" pt={picture ? { lg: '6' } : undefined}>
        <Heading
          as="h1"
          textStyle={{ base: '3xl', md: '4xl' }}
          fontWeight="semibold"
          maxWidth="20ch"
          textWrap="balance"
        >
          {title}
        </Heading>
        <Text as="div" textStyle="lg" color="fg.muted" maxWidth="33rem" textWrap="pretty">
          {lead}
        </Text>
        {actions ? (
          <Flex gap="3" wrap="wrap" mt="2">
            {actions}
          </Flex>
        ) : null}
      </Stack>
      {picture}
      {rings ? (
        <Flex justify="flex-end" color="accent.fg" display={{ base: 'none', md: 'flex' }}>
          <Rings rings={rings} />
        </Flex>
      ) : null}
    </Grid>
  )
}
