import { chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { COLLEAGUES } from './careers'

/** CAR-01: six profiles with a drawn portrait each: initials on an orbit of their own. */
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
      {COLLEAGUES.map(({ name, role, bio }, index) => (
        <Flex as="li" key={name} gap="4" align="flex-start">
          <Portrait name={name} turn={index / COLLEAGUES.length} />
          <div>
            <Text textStyle="lg" fontWeight="semibold">
              {name}
            </Text>
            <Text color="accent.fg">{role}</Text>
            <Text color="fg.muted" mt="1">
              {bio}
            </Text>
          </div>
        </Flex>
      ))}
    </Grid>
  )
}

/** `turn`: where the body stands on the orbit, 0..1. */
function Portrait({ name, turn }: { name: string; turn: number }) {
  const initials = name
    .split(' ')
    .map((part) => part[0])
    .join('')
  const angle = 2 * Math.PI * turn
  return (
    <chakra.svg viewBox="0 0 64 64" boxSize="16" flexShrink="0" aria-hidden color="accent.fg" fill="none">
      <circle cx="32" cy="32" r="29" stroke="currentColor" opacity="0.45" />
      <chakra.circle cx="32" cy="32" r="22" fill="bg.muted" />
      <circle cx={32 + 29 * Math.cos(angle)} cy={32 + 29 * Math.sin(angle)} r="3" fill="currentColor" />
      <chakra.text
        x="32"
        y="32"
        textAnchor="middle"
        dominantBaseline="central"
        fill="fg"
        fontSize="15px"
        fontWeight="medium"
      >
        {initials}
      </chakra.text>
    </chakra.svg>
  )
}
