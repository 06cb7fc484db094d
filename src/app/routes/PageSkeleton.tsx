import { Skeleton, Stack } from '@chakra-ui/react'

/** A skeleton for every page that has none of its own: the heading, the line below it, and the content. */
export function PageSkeleton() {
  return (
    <Stack gap="0" py={{ base: '4', md: '5' }} aria-hidden>
      <Skeleton height="2rem" width="14rem" maxWidth="60%" mb="2" />
      <Skeleton height="1.25rem" width="26rem" maxWidth="90%" mb="8" />
      <Skeleton height="12rem" borderRadius="lg" />
    </Stack>
  )
}
