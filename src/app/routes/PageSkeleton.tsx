import { Skeleton, Stack } from '@chakra-ui/react'

/** The skeleton of a page that is loading: its heading, the line below, and the content. */
export function PageSkeleton() {
  return (
    <Stack gap="0" py={{ base: '4', md: '5' }} aria-hidden>
      <Skeleton height="2rem" width="14rem" maxWidth="60%" mb="2" />
      <Skeleton height="1.25rem" width="26rem" maxWidth="90%" mb="8" />
      <Skeleton height="12rem" borderRadius="lg" />
    </Stack>
  )
}
