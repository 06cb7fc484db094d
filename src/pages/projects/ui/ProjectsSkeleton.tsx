import { Grid, Skeleton, Stack, Text } from '@chakra-ui/react'

/** The place of the projects until they are read: a row of cards, as high as they will be. */
export function ProjectsSkeleton({ narrowest, height }: { narrowest: number; height: number }) {
  return (
    <Stack gap="3">
      <Text textStyle="sm" color="fg.muted" role="status">
        Loading projects
      </Text>
      <Grid templateColumns={`repeat(auto-fill, minmax(min(${narrowest}px, 100%), 1fr))`} gap="4" aria-hidden>
        <Skeleton height={`${height}px`} borderRadius="lg" />
        <Skeleton height={`${height}px`} borderRadius="lg" />
      </Grid>
    </Stack>
  )
}
