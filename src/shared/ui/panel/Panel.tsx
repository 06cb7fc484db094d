import { Box, type BoxProps } from '@chakra-ui/react'

/** A surface for one thing: hairline, radius 10, no shadow. */
export function Panel(props: BoxProps) {
  return (
    <Box
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      p={{ base: '4', md: '6' }}
      minWidth="0"
      {...props}
    />
  )
}
