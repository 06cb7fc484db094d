import { chakra } from '@chakra-ui/react'
import { RUN, runInWords } from '../model/run'

const WIDTH = 640
const HEIGHT = 240
const LEFT = 56
const BOTTOM = 30
const TICKS = [0, 0.25, 0.5, 0.75, 1]

const x = (epoch: number) => LEFT + ((epoch - 1) / (RUN.length - 1)) * (WIDTH - LEFT - 16)
const y = (value: number) => 12 + (1 - value) * (HEIGHT - 12 - BOTTOM)
/** Loss is drawn against 1.5 as the full height. */
const LOSS_TOP = 1.5
const path = (values: readonly number[]) =>
  values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index + 1).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('')

/** The sample run: accuracy as a full line, loss as a dashed one. The table below it says the same. */
export function TrainingChart() {
  return (
    <chakra.svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      height="auto"
      role="img"
      aria-label={runInWords()}
      fill="none"
      css={{ '& text': { fill: 'fg.muted', fontSize: { base: '20px', md: '13px', lg: '9px' } } }}
    >
      {TICKS.map((tick) => (
        <g key={tick}>
          <chakra.path d={`M${LEFT} ${y(tick)}H${WIDTH - 16}`} stroke="border" />
          <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
            {tick * 100}%
          </text>
        </g>
      ))}
      {RUN.map(({ epoch }) => (
        <text key={epoch} x={x(epoch)} y={HEIGHT - 10} textAnchor="middle">
          {epoch}
        </text>
      ))}
      <chakra.path
        d={path(RUN.map(({ loss }) => loss / LOSS_TOP))}
        stroke="info.fg"
        strokeWidth="1.75"
        strokeDasharray="5 4"
      />
      <chakra.path d={path(RUN.map(({ accuracy }) => accuracy))} stroke="accent.fg" strokeWidth="2" />
      {RUN.map(({ epoch, accuracy, loss }) => (
        <chakra.circle
          key={epoch}
          cx={x(epoch)}
          cy={y(accuracy)}
          r={epoch === RUN.length ? 4 : 2.5}
          fill="accent.fg"
        >
          <title>{`Epoch ${epoch}: accuracy ${(accuracy * 100).toFixed(1)}%, loss ${loss.toFixed(2)}`}</title>
        </chakra.circle>
      ))}
    </chakra.svg>
  )
}
