import { chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { COLLEAGUES } from './careers'

/** CAR-01: six profiles with a drawn portrait each. */
export function Colleagues() {
  return (
    <Grid
      as="ul"
      listStyleType="none"
      m="0"
      p="0"
      gap="8"
      templateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' }}
    >
      {COLLEAGUES.map(({ name, portrait, role, bio }) => (
        <Flex as="li" key={name} gap="4" align="flex-start">
          <chakra.img
            src={`/team/${portrait}.svg`}
            alt={`Portrait of ${name}`}
            width={SIZE}
            height={SIZE}
            loading="lazy"
            decoding="async"
            boxSize={`${SIZE}px`}
            flexShrink="0"
            borderRadius="full"
          />
          <div>
            <Text textStyle="lg" fontWeight="semibold">
              {name}
            </Text>
            <Text color="accent.fg">{role}</Text>
            <Text color="fg.muted" textStyle="lg" mt="1">
              {bio}
            </Text>
          </div>
        </Flex>
      ))}
    </Grid>
  )
}

/** px, on the page */
const SIZE = 72
