import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { creationStages } from '@/entities/project/model'
import { useSelector } from '@/shared/lib/machine'
import { Mark } from '@/shared/ui/mark'
import { ProgressBar } from '@/shared/ui/progress'
import type { CreateProjectActor } from '../model/use-create-project'
import { StepHeading } from './StepHeading'

/** WZB-04: twelve messages, the percent of those completed, and a way to stop. */
export function CreatingStep({ actor }: { actor: CreateProjectActor }) {
  const { config, done } = useSelector(actor, (snapshot) => snapshot.context)
  const running = useSelector(actor, (snapshot) => snapshot.matches({ creating: 'running' }))
  const stages = creationStages(config)
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
        {stages.map((stage, index) => {
          const state = index < done ? 'done' : index === done ? 'current' : 'coming'
          return (
            <Flex
              as="li"
              key={stage}
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
                color={
                  state === 'done' ? 'fg.success' : state === 'current' ? 'accent.fg' : 'border.emphasized'
                }
                aria-hidden
              >
                {state === 'done' ? (
                  <Check size={16} />
                ) : (
                  <chakra.span boxSize="1.5" borderRadius="full" bg="currentcolor" />
                )}
              </chakra.span>
              {stage}
            </Flex>
          )
        })}
      </chakra.ol>
      <Flex justify="space-between" align="center" borderTopWidth="1px" pt="5" gap="3" wrap="wrap">
        <Text textStyle="sm" color="fg.muted">
          Simulated progress
        </Text>
        <Button disabled={!running} onClick={() => actor.send({ type: 'stop' })}>
          Stop
        </Button>
      </Flex>
    </Stack>
  )
}
