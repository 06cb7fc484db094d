import { Text } from '@chakra-ui/react'

/** In place of a list whose entries are all damaged: the notice above it offers them. */
export function NoneRead({ what }: { what: string }) {
  return (
    <Text color="fg.muted" textAlign="center" py="6">
      None of your {what} can be shown.
    </Text>
  )
}
