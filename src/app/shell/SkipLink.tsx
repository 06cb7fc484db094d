import { chakra } from '@chakra-ui/react'

/** The first stop of the keyboard: past the bars, to the page. */
export function SkipLink() {
  return (
    <chakra.a
      href="#content"
      position="absolute"
      left="4"
      top="-20"
      zIndex="skipNav"
      bg="bg.raised"
      borderWidth="1px"
      borderRadius="sm"
      px="4"
      py="2"
      _focus={{ top: '3' }}
    >
      Skip to content
    </chakra.a>
  )
}
