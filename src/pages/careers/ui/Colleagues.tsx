import { Flex, Grid, Text } from '@chakra-ui/react'
import { COLLEAGUES } from './careers'

/** CAR-01: six profiles with a drawn portrait each: their initials. */
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
      {COLLEAGUES.map(({ name, role, bio }) => (
        <Flex as="li" key={name} gap="4" align="flex-start">
          <Portrait name={name} />
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

function Portrait({ name }: { name: string }) {
  const initials = name
    .split(' ')
    .map((part) => part[0])
    .join('')
  return (
    <Flex
      boxSize="12"
      flexShrink="0"
      align="center"
      justify="center"
      bg="bg.muted"
      borderRadius="full"
      fontWeight="medium"
      aria-hidden
    >
      {initials}
    </Flex>
  )
}
