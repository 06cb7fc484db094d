import { Progress } from '@chakra-ui/react'

export interface ProgressBarProps {
  label: string
  /** 0..100 */
  percent: number
}

export function ProgressBar({ label, percent }: ProgressBarProps) {
  return (
    <Progress.Root value={percent} size="xs" colorPalette="accent" width="full">
      <Progress.Track aria-label={label} borderRadius="full" bg="bg.emphasized">
        <Progress.Range bg="accent.solid" transitionDuration="slow" />
      </Progress.Track>
    </Progress.Root>
  )
}
