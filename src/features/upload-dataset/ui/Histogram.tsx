import { chakra } from '@chakra-ui/react'
import type { HistogramBin } from '@/entities/dataset-profile/model'
import { formatNumber } from '@/shared/lib/format'

const HEIGHT = 24

/** How the values of a column are spread, small enough for a row. */
export function Histogram({ name, bins }: { name: string; bins: readonly HistogramBin[] }) {
  const most = Math.max(1, ...bins.map(({ count }) => count))
  const fullest = bins.find(({ count }) => count === most)
  const width = 100 / Math.max(1, bins.length)
  const label = `Spread of ${name}: ${bins.length} ranges, the fullest has ${formatNumber(fullest?.count ?? 0)} rows`
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 100 ${HEIGHT}`}
      preserveAspectRatio="none"
      width="full"
      height={`${HEIGHT}px`}
      fill="accent.solid"
    >
      <title>{label}</title>
      {bins.map(({ from, count }, place) => {
        const height = count === 0 ? 0 : Math.max(1, (count / most) * HEIGHT)
        return (
          <rect
            key={from}
            x={place * width}
            y={HEIGHT - height}
            width={Math.max(1, width - 1)}
            height={height}
          />
        )
      })}
    </chakra.svg>
  )
}
