import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { Mark } from '@/shared/ui/mark'
import { ProgressBar } from '@/shared/ui/progress'
import { StepHeading } from './StepHeading'

export interface CreatingStepProps {
  /** The messages in order. */
  stages: readonly string[]
  /** How many of them are complete. */
  done: number
  /** Undefined while there is nothing to stop. */
  stopping?: Stopping
}

/** Stopping is asked first: the question, and its two answers. */
export interface Stopping {
  asking: boolean
  onStop: () => void
  onConfirm: () => void
  onCancel: () => void
}

/** WZA-08, WZB-04: the stages, the percent of those completed, and a way to stop, which asks. */
export function CreatingStep({ stages, done, stopping }: CreatingStepProps) {
  const percent = Math.round((done / stages.length) * 100)
  return (
    <Stack gap="5">
      <Flex align="center" gap="3">
        <chakra.span color="accent.fg">
          <Mark size={28} turning />
        </chakra.span>
        <StepHeading>Creating your project</StepHeading>
        <chakra.span ml="auto" textStyle="lg" fontVariantNumeric="tabular-nums">
          {percent}%
        </chakra.span>
      </Flex>
      <ProgressBar label="Project creation" percent={percent} />
      <Text role="status" textStyle="sm" color="fg.muted" srOnly>
        {stages[done] ?? 'Saving the project'}
      </Text>
      <chakra.ol listStyleType="none" p="0" m="0" display="grid" gap="1.5">
        {stages.map((stage, index) => (
          <Stage key={stage} state={index < done ? 'done' : index === done ? 'current' : 'coming'}>
            {stage}
          </Stage>
        ))}
      </chakra.ol>
      {stopping?.asking ? (
        <StopQuestion {...stopping} />
      ) : (
        <Flex justify="space-between" align="center" borderTopWidth="1px" pt="5" gap="3" wrap="wrap">
          <Text textStyle="sm" color="fg.muted">
            Simulated progress
          </Text>
          <Button
            disabled={!stopping}
            onClick={({ detail }) => {
              // The second click of a double click on Create Project is meant for that button.
              if (detail < 2) stopping?.onStop()
            }}
          >
            Stop
          </Button>
        </Flex>
      )}
    </Stack>
  )
}

function StopQuestion({ onConfirm, onCancel }: Stopping) {
  const id = useId()
  return (
    <Flex
      role="alertdialog"
      aria-labelledby={id}
      justify="space-between"
      align="center"
      borderTopWidth="1px"
      pt="5"
      gap="3"
      wrap="wrap"
    >
      <Text id={id}>Stop creating this project? Nothing is saved, and what you entered stays.</Text>
      <Flex gap="2" wrap="wrap">
        <Button onClick={onConfirm}>Stop creation</Button>
        <Button ref={focus} variant="solid" colorPalette="accent" onClick={onCancel}>
          Keep creating
        </Button>
      </Flex>
    </Flex>
  )
}

/** The button that asked is gone; the keyboard goes on at the answer that loses nothing. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

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
          <chakra.span boxSize="1.5" borderRadius="full" bg="currentcolor" />
        )}
      </chakra.span>
      {children}
    </Flex>
  )
}
