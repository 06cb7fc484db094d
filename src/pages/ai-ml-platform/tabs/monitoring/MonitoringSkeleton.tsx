import { Box, chakra, Skeleton, Stack } from '@chakra-ui/react'

const CARDS = ['models', 'requests', 'success', 'latency', 'cost']
const ROWS = ['62%', '48%', '71%', '55%', '66%', '44%', '58%']

/** The places of the cards and of the table before the first reading; how many alerts there are is unknown. */
export const MonitoringSkeleton = () => (
  <Stack gap="5" role="status" aria-label="Loading">
    <chakra.div containerType="inline-size">
      <chakra.div
        display="grid"
        gap="3"
        gridTemplateColumns="1fr 1fr"
        css={{
          '& > :last-child': { gridColumn: 'span 2' },
          '@container (min-width: 46rem)': {
            gridTemplateColumns: 'repeat(5, 1fr)',
            '& > :last-child': { gridColumn: 'auto' },
          },
        }}
      >
        {CARDS.map((card) => (
          <Box key={card} borderWidth="1px" borderRadius="lg" bg="bg.panel" p="4">
            <Skeleton height="4" width="60%" mb="3" />
            <Skeleton height="6" width="45%" mb="3" />
            <Skeleton height="3" width="80%" />
          </Box>
        ))}
      </chakra.div>
    </chakra.div>
    <Box borderWidth="1px" borderRadius="lg" bg="bg.panel">
      {ROWS.map((width) => (
        <Box key={width} height="11" px="4" py="3.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
          <Skeleton height="4" width={width} />
        </Box>
      ))}
    </Box>
  </Stack>
)
