import { chakra } from '@chakra-ui/react'
import { sparklinePath } from './sparkline-path'

export interface SparklineProps {
  /** The trend of the line, in words: `Requests rise`. */
  label: string
  /** Evenly apart; null where there is none. */
  values: readonly (number | null)[]
  /** CSS width. */
  width?: string
}

/** How a number went, in a line of text or a cell: one line, no axes. It takes the colour of the text around it. */
export function Sparkline({ label, values, width = '5rem' }: SparklineProps) {
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox="0 0 100 24"
      preserveAspectRatio="none"
      width={width}
      height="1.25rem"
      flexShrink="0"
      fill="none"
    >
      <path
        d={sparklinePath(values)}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </chakra.svg>
  )
}
