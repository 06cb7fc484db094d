import { Box, Flex, Skeleton, Stack } from '@chakra-ui/react'
import type { AiMlTab } from '@/shared/config'
import { OverviewSkeleton } from '../tabs/overview/OverviewSkeleton'

const ROWS = ['62%', '48%', '71%', '55%', '66%', '44%']

/** The skeleton of a tab that is loading. */
export const TabSkeleton = ({ tab }: { tab: AiMlTab }) =>
  tab === 'overview' ? <OverviewSkeleton /> : <ListSkeleton />

function ListSkeleton() {
  return (
    <Stack gap="4" role="status" aria-label="Loading">
      <Flex justify="space-between" align="center" gap="4" minHeight="10">
        <Skeleton height="5" width="min(24rem, 50%)" />
        <Skeleton height="10" width="9rem" />
      </Flex>
      <Flex gap="3">
        <Skeleton height="10" flex="1" maxWidth="20rem" />
        <Skeleton height="10" width="8rem" />
      </Flex>
      <Box borderWidth="1px" borderRadius="lg" bg="bg.panel">
        {ROWS.map((width) => (
          <Box key={width} height="11" px="4" py="3.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
            <Skeleton height="4" width={width} />
          </Box>
        ))}
      </Box>
    </Stack>
  )
}
