import { chakra } from '@chakra-ui/react'

export interface ProgressRingProps {
  /** 0..100 */
  percent: number
  /** Side in px. */
  size?: number
}

const RADIUS = 10
const LENGTH = 2 * Math.PI * RADIUS

/** Progress as one ring of the mark: an arc and the body at its end. Decorative: the number is beside it. */
export function ProgressRing({ percent, size = 28 }: ProgressRingProps) {
  const angle = 2 * Math.PI * (percent / 100 - 0.25)
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      boxSize={`${size}px`}
      flexShrink="0"
      fill="none"
      color="accent.fg"
      aria-hidden
    >
      <circle cx="12" cy="12" r={RADIUS} stroke="currentColor" strokeWidth="1.25" opacity="0.35" />
      <circle
        cx="12"
        cy="12"
        r={RADIUS}
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray={`${(LENGTH * percent) / 100} ${LENGTH}`}
        transform="rotate(-90 12 12)"
      />
      <circle
        cx={12 + RADIUS * Math.cos(angle)}
        cy={12 + RADIUS * Math.sin(angle)}
        r="2"
        fill="currentColor"
      />
    </chakra.svg>
  )
}
