import { Button, chakra, Flex, Grid, Heading } from '@chakra-ui/react'
import { type DeployedModel, scalingValues } from '@/entities/deployment/model'
import { ScalingFields } from '@/features/deploy-model'
import type { Collection } from '@/shared/lib/collection'
import { useSelector } from '@/shared/lib/machine'
import { Facts } from '@/shared/ui/facts'
import { Form, SubmitButton, useFields } from '@/shared/ui/form'
import { type ScalingEditActor, useScalingEdit } from './model/scaling-edit'

export interface ScalingPanelProps {
  model: DeployedModel
  collection: Collection<DeployedModel>
}

/** Auto-scaling of one model: what holds, and the form that changes it. */
export function ScalingPanel({ model, collection }: ScalingPanelProps) {
  const actor = useScalingEdit(collection)
  return <Scaling model={model} actor={actor} />
}

export function Scaling({ model, actor }: { model: DeployedModel; actor: ScalingEditActor }) {
  const open = useSelector(actor, (snapshot) => !snapshot.matches('closed') && !snapshot.matches('success'))
  const field = useFields(actor)
  const { min, max, timeout, current } = model.scaling
  const runs = model.status === 'online' || model.status === 'error'
  return (
    <chakra.section aria-label="Auto-scaling">
      <Flex justify="space-between" align="center" gap="3" mb="2">
        <Heading as="h3" textStyle="md">
          Auto-scaling
        </Heading>
        {open ? null : (
          <Button
            size="sm"
            onClick={() =>
              actor.send({ type: 'open', subject: model.id, values: scalingValues(model.scaling) })
            }
          >
            Edit
          </Button>
        )}
      </Flex>
      {open ? (
        <Form
          actor={actor}
          label="Auto-scaling"
          actions={
            <Flex gap="2">
              <SubmitButton actor={actor} busy="Saving..." size="sm">
                Save
              </SubmitButton>
              <Button size="sm" onClick={() => actor.send({ type: 'close' })}>
                Cancel
              </Button>
            </Flex>
          }
        >
          <Grid templateColumns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }} gap="4" alignItems="start">
            <ScalingFields field={field} />
          </Grid>
        </Form>
      ) : (
        <Facts
          labelWidth="8rem"
          rows={[
            ['Min Instances', String(min)],
            ['Max Instances', String(max)],
            ['Running now', String(runs ? current : 0)],
            ['Timeout', `${timeout} s`],
          ]}
        />
      )}
    </chakra.section>
  )
}
