import { chakra } from '@chakra-ui/react'

export interface MarkProps {
  /** Side in px. */
  size?: number
  /** Turns slowly while something is really in progress; does not move under reduced motion. */
  turning?: boolean
}

/** Orrery's mark: three rings, one body on each. Decorative: the words beside it carry the meaning. */
export function Mark({ size = 24, turning = false }: MarkProps) {
  const spin = (seconds: number) =>
    turning ? { animation: `spin ${seconds}s linear infinite`, transformOrigin: '12px 12px' } : undefined
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      width={`${size}px`}
      height={`${size}px`}
      fill="none"
      aria-hidden
      flexShrink="0"
    >
      {RINGS.map(({ radius, angle, body, seconds }) => (
        <g key={radius} style={spin(seconds)}>
          <circle
            cx="12"
            cy="12"
            r={radius}
            stroke="currentColor"
            strokeWidth="1.25"
            vectorEffect="non-scaling-stroke"
            opacity="0.55"
          />
          <circle
            cx={12 + radius * Math.cos(angle)}
            cy={12 + radius * Math.sin(angle)}
            r={body}
            fill="currentColor"
          />
        </g>
      ))}
    </chakra.svg>
  )
}

const RINGS = [
  { radius: 3, angle: 0.6, body: 1.3, seconds: 3 },
  { radius: 6.5, angle: 3.7, body: 1.5, seconds: 6 },
  { radius: 10, angle: 5.4, body: 1.7, seconds: 11 },
]
