import { chakra } from '@chakra-ui/react'
import { binName, type DriftColumn, sharesOf } from '@/entities/endpoint/model'
import { formatNumber } from '@/shared/lib/format'

const HEIGHT = 32
const WIDTH = 100

const percent = (share: number) => `${formatNumber(Math.round(share * 100))}%`

/** The shares of the bins in words: those that moved most, at most three. */
function inWords(column: DriftColumn, before: readonly number[], after: readonly number[]): string {
  const moved = [...before.keys()].sort(
    (one, other) =>
      Math.abs((after[other] ?? 0) - (before[other] ?? 0)) - Math.abs((after[one] ?? 0) - (before[one] ?? 0)),
  )
  const parts = moved
    .slice(0, 3)
    .map((bin) => `${binName(column, bin)}: ${percent(before[bin] ?? 0)}, now ${percent(after[bin] ?? 0)}`)
  return `Shares of ${column.name} in training and in requests. ${parts.join('; ')}.`
}

/** The distribution of a column in the training data (outlined) and in requests (filled), bin by bin. */
export function DriftPicture({ column }: { column: DriftColumn }) {
  const before = sharesOf(column.expected)
  const after = sharesOf(column.found)
  const most = Math.max(...before, ...after, 0.01)
  const width = WIDTH / before.length
  const bar = (share: number) => Math.max(share > 0 ? 1 : 0, (share / most) * (HEIGHT - 2))
  const label = inWords(column, before, after)
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      width="full"
      minWidth="6rem"
      maxWidth="14rem"
      height={`${HEIGHT}px`}
    >
      <title>{label}</title>
      {[...before.entries()].map(([bin, share]) => (
        // Names of bins are rounded, so two of them may be the same.
        <g key={bin}>
          <chakra.rect
            fill="accent.solid"
            x={bin * width + 0.8}
            y={HEIGHT - bar(after[bin] ?? 0)}
            width={width - 1.6}
            height={bar(after[bin] ?? 0)}
          />
          <chakra.rect
            fill="none"
            stroke="fg"
            strokeWidth="1"
            vectorEffect="non-scaling-stroke"
            x={bin * width + 0.8}
            y={HEIGHT - bar(share)}
            width={width - 1.6}
            height={bar(share)}
          />
        </g>
      ))}
    </chakra.svg>
  )
}
