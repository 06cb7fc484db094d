import { chakra, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { Segmented } from '@/shared/ui/segmented'
import type { ChartChoice } from '../model/metric-chart'

export interface ChartControlsProps {
  choice: ChartChoice
  onChange: (choice: ChartChoice) => void
}

const AXES = [
  { value: 'step', label: 'Step' },
  { value: 'time', label: 'Time' },
] as const
const SCALES = [
  { value: 'linear', label: 'Linear' },
  { value: 'log', label: 'Log' },
] as const
const MOST = 0.98

/** How all charts of a page are drawn. */
export function ChartControls({ choice, onChange }: ChartControlsProps) {
  const id = useId()
  return (
    <Flex gap="3" wrap="wrap" align="center" role="group" aria-label="Charts">
      <Segmented
        size="sm"
        label="X axis"
        options={AXES}
        value={choice.axis}
        onSelect={(axis) => onChange({ ...choice, axis })}
      />
      <Segmented
        size="sm"
        label="Y axis"
        options={SCALES}
        value={choice.log ? 'log' : 'linear'}
        onSelect={(scale) => onChange({ ...choice, log: scale === 'log' })}
      />
      <Flex align="center" gap="2" textStyle="sm" color="fg.muted">
        <label htmlFor={id}>Smoothing</label>
        <chakra.input
          id={id}
          type="range"
          width="7rem"
          minHeight="6"
          min={0}
          max={MOST}
          step={0.02}
          value={choice.smoothing}
          aria-valuetext={choice.smoothing === 0 ? 'Off' : choice.smoothing.toFixed(2)}
          css={{ accentColor: 'var(--orrery-colors-accent-solid)' }}
          onChange={(event) => onChange({ ...choice, smoothing: Number(event.target.value) })}
        />
        <chakra.output htmlFor={id} minWidth="2.25rem" fontVariantNumeric="tabular-nums">
          {choice.smoothing === 0 ? 'Off' : choice.smoothing.toFixed(2)}
        </chakra.output>
      </Flex>
    </Flex>
  )
}
