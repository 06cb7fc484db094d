import { Progress } from '@chakra-ui/react'

export interface ProgressBarProps {
  label: string
  /** 0..100 */
  percent: number
}

export function ProgressBar({ label, percent }: ProgressBarProps) {
  return (
    <Progress.Root value={percent} size="xs" colorPalette="accent" width="full">
      <Progress.Track
        aria-label={label}
        borderRadius="full"
        bg="bg.emphasized"
        _highContrast={{ outline: '1px solid' }}
      >
        <Progress.Range
          bg="accent.solid"
          transitionDuration="slow"
          _highContrast={{ bg: 'Highlight', forcedColorAdjust: 'none' }}
        />
      </Progress.Track>
    </Progress.Root>
  )
}
