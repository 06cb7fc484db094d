import { chakra, Skeleton, Stack } from '@chakra-ui/react'
import { GAP, NARROWEST } from './sizes'

/** TPL-03: six cards that are on their way, laid out as they will be. */
export function GallerySkeleton({ view }: { view: 'grid' | 'list' }) {
  const list = view === 'list'
  return (
    <chakra.div
      role="status"
      aria-label="Loading templates"
      display="grid"
      gap={`${GAP}px`}
      gridTemplateColumns={
        list ? 'minmax(0, 1fr)' : `repeat(auto-fill, minmax(min(100%, ${NARROWEST}px), 1fr))`
      }
    >
      {CARDS.map((card) => (
        <chakra.div
          key={card}
          data-skeleton
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="lg"
          overflow="hidden"
          display="flex"
          flexDirection={{ base: 'column', sm: list ? 'row' : 'column' }}
        >
          <Skeleton
            borderRadius="0"
            flexShrink="0"
            aspectRatio={list ? { base: '16/9', sm: 'auto' } : '16/9'}
            width={list ? { base: 'full', sm: '15rem' } : 'full'}
          />
          <Stack gap="3" p="5" flex="1">
            <Skeleton height="5" width="55%" />
            <Skeleton height="3.5" width="35%" />
            <Skeleton height="3.5" />
            <Skeleton height="3.5" width="80%" />
            <Skeleton height="5" width="65%" />
            <Skeleton height="3.5" width="45%" />
            <Skeleton height="9" width="8rem" mt="2" />
          </Stack>
        </chakra.div>
      ))}
    </chakra.div>
  )
}

const CARDS = [1, 2, 3, 4, 5, 6]
