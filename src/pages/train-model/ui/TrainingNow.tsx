import { Button, Flex, Heading, Spinner, Text } from '@chakra-ui/react'
import type { TrainingProgress } from '@/entities/trained-model/model'
import { formatNumber } from '@/shared/lib/format'
import { shallowEqual, useSelector } from '@/shared/lib/machine'
import { Facts } from '@/shared/ui/facts'
import { Panel } from '@/shared/ui/panel'
import type { TrainModelActor } from '../model/use-train-model'

const STAGES: Record<TrainingProgress['stage'], string> = {
  searching: 'Searching for the best settings',
  fitting: 'Training with the best settings',
  evaluating: 'Judging the model',
}

/** A training as it runs, with a pause and a stop. */
export function TrainingNow({ actor }: { actor: TrainModelActor }) {
  const { progress, isPaused, isEvaluating } = useSelector(
    actor,
    (snapshot) => ({
      progress: snapshot.context.progress,
      isPaused: snapshot.matches({ training: 'paused' }),
      isEvaluating: snapshot.matches({ training: 'evaluating' }),
    }),
    shallowEqual,
  )
  return (
    <Panel>
      <Flex gap="3" align="center" mb="3" role="status">
        {isPaused ? null : <Spinner size="sm" />}
        <Heading as="h2" textStyle="lg" fontWeight="semibold">
          {isPaused ? 'Paused' : STAGES[progress?.stage ?? 'searching']}
        </Heading>
      </Flex>
      <Facts
        rows={[
          ['Now', progress?.candidate || 'Reading the columns'],
          ['Round', progress ? formatNumber(progress.round) : '0'],
          ['Settings tried', progress ? formatNumber(progress.tried) : '0'],
          ['Best so far', progress?.best ?? 'None yet'],
        ]}
      />
      <Flex gap="3" mt="4">
        {isEvaluating ? null : isPaused ? (
          <Button onClick={() => actor.send({ type: 'resume' })}>Resume</Button>
        ) : (
          <Button onClick={() => actor.send({ type: 'pause' })}>Pause</Button>
        )}
        <Button variant="ghost" onClick={() => actor.send({ type: 'stop' })}>
          Stop
        </Button>
      </Flex>
      <Text mt="3" textStyle="sm" color="fg.muted">
        Keep this page open: the training runs here, and a reload ends it.
      </Text>
    </Panel>
  )
}
