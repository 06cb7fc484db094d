import { Button, chakra, Flex, NativeSelect } from '@chakra-ui/react'
import { nativeSelectLook } from '@/shared/theme'
import { Pause, Play, SkipForward } from 'lucide-react'
import { formatMs } from '../model/format-ms'
import type { Inspection } from '../model/inspection'
import { useInspection } from '../model/use-inspection'

const SPEEDS = [0.5, 1, 2, 5, 10, 25, 50] as const

/** Pauses the clock of everything, steps it to the next timer, makes it slower or faster. */
export function ClockControl({ inspection }: { inspection: Inspection }) {
  const { clock, timers } = useInspection(inspection)
  const next = timers[0]
  const real = !clock.paused && clock.speed === 1
  return (
    <Flex role="group" aria-label="Clock" gap="2" align="center" wrap="wrap">
      {clock.paused ? (
        <Button size="xs" onClick={inspection.resume}>
          <Play size={14} aria-hidden /> Resume
        </Button>
      ) : (
        <Button size="xs" onClick={inspection.pause}>
          <Pause size={14} aria-hidden /> Pause
        </Button>
      )}
      <Button
        size="xs"
        aria-disabled={next ? undefined : true}
        title={next ? undefined : 'No timer is running'}
        onClick={() => next && inspection.step()}
      >
        <SkipForward size={14} aria-hidden /> Step
      </Button>
      <NativeSelect.Root recipe={nativeSelectLook} size="xs" width="auto">
        <NativeSelect.Field
          aria-label="Speed"
          value={clock.speed}
          onChange={({ target }) => inspection.setSpeed(Number(target.value))}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {speed}×
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {real ? null : (
        <Button size="xs" variant="ghost" onClick={inspection.realTime}>
          Real time
        </Button>
      )}
      <chakra.span role="status" textStyle="xs" color="fg.muted">
        {clock.paused ? 'Paused' : real ? 'Real time' : `${clock.speed}×`}
        {next ? <span aria-hidden>, next in {formatMs(next.left)}</span> : ', no timer'}
      </chakra.span>
    </Flex>
  )
}
