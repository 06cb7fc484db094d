import { chakra, Grid, type GridProps, Skeleton } from '@chakra-ui/react'
import { Panel } from '@/shared/ui/panel'

/** Files beside the code, on a narrow screen one of the two. */
export const COLUMNS = { base: 'minmax(0, 1fr)', md: 'minmax(14rem, 18rem) minmax(0, 1fr)' }
export const HEIGHT = '36rem'

export type CodeHeight = GridProps['height']

/**
 * The height of a window that is left for the code when `around` of it, a CSS length, is taken; in a low window most of it.
 */
export const restOfWindow = (around: string) => `max(16rem, min(28rem, 100dvh - 4rem), 100dvh - ${around})`

/** The explorer's place until its code is there. */
export function CodeSkeleton({ height = HEIGHT }: { height?: CodeHeight }) {
  return (
    <Panel as="section" aria-label="Generated code" p="0" overflow="hidden">
      <Grid templateColumns={COLUMNS} height={height} role="status" aria-label="Generating the code">
        {[FILES, CODE].map((widths) => (
          <chakra.div
            key={widths.length}
            p="4"
            borderRightWidth={{ base: '0', md: widths === FILES ? '1px' : '0' }}
            display={{ base: widths === FILES ? 'none' : 'block', md: 'block' }}
          >
            {widths.map((width) => (
              <Skeleton key={width} height="4" width={width} mb="3" />
            ))}
          </chakra.div>
        ))}
      </Grid>
    </Panel>
  )
}

const FILES = ['80%', '55%', '60%', '70%', '50%', '65%']
const CODE = ['30%', '55%', '42%', '60%', '48%']
