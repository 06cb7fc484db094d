import { chakra } from '@chakra-ui/react'

interface Ring {
  /** How many bodies are on the ring, evenly spaced from `turn` on. */
  bodies: number
  /** Position of the first body, in turns: 0 is at three o'clock, 0.25 at six. */
  turn: number
  /** Part of the ring that is drawn strong, 0..1; nothing by default. */
  arc?: number
}

export interface RingsProps {
  /** From the inside out. */
  rings: readonly Ring[]
  /** Side in px. */
  size?: number
}

/** The orrery of a page: its rings and bodies count what the page is about. Decorative: the words carry the meaning. */
export function Rings({ rings, size = 300 }: RingsProps) {
  return (
    <chakra.svg
      viewBox="0 0 200 200"
      width={`${size}px`}
      maxWidth="100%"
      height="auto"
      fill="none"
      aria-hidden
    >
      <circle cx="100" cy="100" r="4.5" fill="currentColor" />
      {rings.map((ring, index) => {
        const radius = 26 + (index * 64) / Math.max(1, rings.length - 1)
        return <RingPath key={radius} ring={ring} radius={radius} />
      })}
    </chakra.svg>
  )
}

function RingPath({ ring: { bodies, turn, arc = 0 }, radius }: { ring: Ring; radius: number }) {
  const length = 2 * Math.PI * radius
  return (
    <g>
      <circle
        cx="100"
        cy="100"
        r={radius}
        stroke="currentColor"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
        opacity="0.35"
      />
      {arc > 0 ? (
        <circle
          cx="100"
          cy="100"
          r={radius}
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray={`${length * arc} ${length}`}
          transform={`rotate(${turn * 360} 100 100)`}
        />
      ) : null}
      {Array.from({ length: bodies }, (_, index) => {
        const angle = 2 * Math.PI * (turn + index / bodies)
        return (
          <circle
            key={angle}
            cx={(100 + radius * Math.cos(angle)).toFixed(2)}
            cy={(100 + radius * Math.sin(angle)).toFixed(2)}
            r={index === 0 ? 4 : 2.6}
            fill="currentColor"
          />
        )
      })}
    </g>
  )
}
