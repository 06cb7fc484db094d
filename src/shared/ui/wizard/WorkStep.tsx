import { chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDuration } from '@/shared/lib/format'
import { Mark } from '../mark'
import { ProgressBar } from '../progress'
import { StepFooter } from './StepFooter'
import { StepHeading } from './StepHeading'
import { useElapsed } from './use-elapsed'

export interface WorkStepProps {
  title: string
  /** Names the progress bar. */
  label: string
  /** 0..100 */
  percent: number
  /** The current stage, for screen readers. */
  status: string
  /** The position, below the bar: `Stage 3 of 10`. */
  place: string
  /** How long it had gone on when this was first shown, in ms. */
  before: number
  /** All stages in order, and how many of them are complete; left out where there is nothing to name. */
  stages?: readonly string[]
  done?: number
  /** Actions available meanwhile, in the wizard's footer. */
  footer: ReactNode
}

/** The step of a wizard that works: percent, stages, and how long it has gone on. */
export function WorkStep(props: WorkStepProps) {
  const { title, label, percent, status, place, before, stages, done = 0, footer } = props
  const elapsed = useElapsed(before)
  return (
    <Stack gap="5">
      <Flex align="center" gap="3">
        <chakra.span color="accent.fg">
          <Mark size={28} turning />
        </chakra.span>
        <StepHeading>{title}</StepHeading>
        <chakra.span ml="auto" textStyle="lg" fontVariantNumeric="tabular-nums">
          {percent}%
        </chakra.span>
      </Flex>
      <div>
        <ProgressBar label={label} percent={percent} />
        <Flex
          justify="space-between"
          mt="2"
          textStyle="sm"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          <span>{place}</span>
          <span role="timer" aria-label="Elapsed time">
            {formatDuration(elapsed)} elapsed
          </span>
        </Flex>
      </div>
      <Text role="status" textStyle="sm" color="fg.muted" srOnly>
        {status}
      </Text>
      {stages ? (
        <chakra.ol listStyleType="none" p="0" m="0" display="grid" gap="1.5">
          {stages.map((stage, index) => (
            <Stage key={stage} state={index < done ? 'done' : index === done ? 'current' : 'coming'}>
              {stage}
            </Stage>
          ))}
        </chakra.ol>
      ) : null}
      <StepFooter>{footer}</StepFooter>
    </Stack>
  )
}

const MARK_COLORS = { done: 'fg.success', current: 'accent.fg', coming: 'border.emphasized' }

function Stage({ state, children }: { state: keyof typeof MARK_COLORS; children: string }) {
  return (
    <Flex
      as="li"
      align="center"
      gap="2.5"
      color={state === 'coming' ? 'fg.muted' : 'fg'}
      fontWeight={state === 'current' ? 'medium' : 'normal'}
    >
      <chakra.span
        boxSize="4"
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        flexShrink="0"
        color={MARK_COLORS[state]}
        aria-hidden
      >
        {state === 'done' ? (
          <Check size={16} />
        ) : (
          <chakra.span borderWidth="3px" borderColor="currentcolor" borderRadius="full" />
        )}
      </chakra.span>
      {children}
    </Flex>
  )
}
