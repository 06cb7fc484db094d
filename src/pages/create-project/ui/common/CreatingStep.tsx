import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { formatDuration } from '@/shared/lib/format'
import { type ActorRefFrom, useSelector } from '@/shared/lib/machine'
import { Mark } from '@/shared/ui/mark'
import { ProgressBar } from '@/shared/ui/progress'
import type { creationOfA } from '@machines/create-project-a'
import type { creationOfB } from '@machines/create-project-b'
import { StepFooter } from './StepFooter'
import { StepHeading } from './StepHeading'
import { useElapsed } from './use-elapsed'

/** The creation of either wizard, as far as this step goes. */
export type CreationActor = ActorRefFrom<typeof creationOfA> | ActorRefFrom<typeof creationOfB>

export interface CreatingStepProps {
  /** Undefined for the moment between two steps. */
  actor: CreationActor | undefined
}

/** WZA-08, WZB-04: the stages, the percent of those completed, and a way to stop, which asks. */
export function CreatingStep({ actor }: CreatingStepProps) {
  return actor ? <Creating actor={actor} /> : null
}

function Creating({ actor }: { actor: CreationActor }) {
  const stages = useSelector(actor, (snapshot) => snapshot.context.stages)
  const done = useSelector(actor, (snapshot) => snapshot.context.done)
  const asking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'))
  const stoppable = useSelector(actor, (snapshot) => snapshot.can({ type: 'stop' }))
  const pauses = useSelector(actor, (snapshot) => snapshot.context.pauses)
  const elapsed = useElapsed(pauses.slice(0, done).reduce((sum, pause) => sum + pause, 0))
  const id = useId()
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
      <div>
        <ProgressBar label="Project creation" percent={percent} />
        <Flex
          justify="space-between"
          mt="2"
          textStyle="sm"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          <span>
            Stage {Math.min(done + 1, stages.length)} of {stages.length}
          </span>
          <span role="timer" aria-label="Elapsed time">
            {formatDuration(elapsed)} elapsed
          </span>
        </Flex>
      </div>
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
      <StepFooter>
        {asking ? (
          <StopQuestion actor={actor} />
        ) : (
          <Flex justify="space-between" align="center" gap="3" wrap="wrap">
            <Text id={id} textStyle="sm" color="fg.muted">
              {done < stages.length
                ? 'Simulated progress'
                : 'The project is being saved, which cannot be stopped.'}
            </Text>
            <Button
              disabled={!stoppable}
              aria-describedby={id}
              onClick={({ detail }) => {
                // The second click of a double click on Create Project is meant for that button.
                if (detail < 2) actor.send({ type: 'stop' })
              }}
            >
              Stop
            </Button>
          </Flex>
        )}
      </StepFooter>
    </Stack>
  )
}

function StopQuestion({ actor }: { actor: CreationActor }) {
  const id = useId()
  return (
    <Flex role="alertdialog" aria-labelledby={id} justify="space-between" align="center" gap="3" wrap="wrap">
      <Text id={id}>Stop creating this project? Nothing is saved, and what you entered stays.</Text>
      <Flex gap="2" wrap="wrap">
        <Button onClick={() => actor.send({ type: 'stop.confirm' })}>Stop creation</Button>
        <Button
          ref={focus}
          variant="solid"
          colorPalette="accent"
          onClick={() => actor.send({ type: 'stop.cancel' })}
        >
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
