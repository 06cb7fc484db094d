import { Flex } from '@chakra-ui/react'

/** The letters of somebody, beside their name. */
export const MemberAvatar = ({ letters }: { letters: string }) => (
  <Flex
    as="span"
    align="center"
    justify="center"
    boxSize="7"
    flexShrink="0"
    borderRadius="full"
    bg="bg.muted"
    color="fg.muted"
    textStyle="xs"
    fontWeight="medium"
    aria-hidden
  >
    {letters}
  </Flex>
)
