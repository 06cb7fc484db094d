import { memo } from 'react'
import { chakra } from '@chakra-ui/react'
import type { HistogramBin } from '@orrery/profiler/types'

const HEIGHT = 28

export interface HistogramProps {
  bins: readonly HistogramBin[]
  /** The bin under the pointer. */
  marked?: number | null
}

/**
 * The distribution of a column's values, small enough for a row. It is decorative: a text beside it has the ranges in words.
 */
export const Histogram = memo(function Histogram({ bins, marked = null }: HistogramProps) {
  const most = Math.max(1, ...bins.map(({ count }) => count))
  const width = 100 / Math.max(1, bins.length)
  return (
    <chakra.svg
      aria-hidden
      viewBox={`0 0 100 ${HEIGHT}`}
      preserveAspectRatio="none"
      width="full"
      height={`${HEIGHT}px`}
      fill="accent.solid"
    >
      {bins.map(({ from, count }, place) => {
        const height = count === 0 ? 0 : Math.max(1, (count / most) * HEIGHT)
        return (
          <rect
            key={from}
            x={place * width}
            y={HEIGHT - height}
            width={Math.max(1, width - 1)}
            height={height}
            opacity={marked === null || marked === place ? 1 : 0.5}
          />
        )
      })}
    </chakra.svg>
  )
})
