import { chakra, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useMemo, useState } from 'react'
import {
  cpuText,
  type DeployedModel,
  environmentName,
  FRAMEWORK_LABELS,
  GPU_LABELS,
  MODEL_TYPE_LABELS,
} from '@/entities/deployment/model'
import { CopyButton } from '@/features/copy-text'
import { ExampleRequest } from '@/features/deploy-model'
import type { Collection } from '@/shared/lib/collection'
import { formatAgo, formatDate, formatNumber, formatPercent } from '@/shared/lib/format'
import { useActorEnvironment } from '@/shared/lib/machine'
import { Facts } from '@/shared/ui/facts'
import { Meter } from '@/shared/ui/meter'
import { type DeployedFigures, deployedFigures } from '../../model/deployed-figures'
import { ModelEndpoint } from './ModelEndpoint'
import { ScalingPanel } from './ScalingPanel'
import { uptimeText } from './texts'

export interface DeployedModelDetailProps {
  model: DeployedModel
  collection: Collection<DeployedModel>
}

/** DEP-01: all there is to know of one deployed model. */
export function DeployedModelDetail({ model, collection }: DeployedModelDetailProps) {
  const { now } = useActorEnvironment()
  const [openedAt] = useState(now)
  const figures = useMemo(() => deployedFigures(model, now()), [model, now])
  return (
    <Stack gap="6">
      {model.description ? <Text overflowWrap="anywhere">{model.description}</Text> : null}
      <Part title="Model information">
        <Facts
          labelWidth="8rem"
          rows={[
            ['Model type', MODEL_TYPE_LABELS[model.modelType]],
            ['Framework', FRAMEWORK_LABELS[model.framework]],
            ['Version', model.version],
            ...(model.environment ? [['Environment', environmentName(model.environment)] as const] : []),
            ['Deployed', formatDate(model.deployedAt)],
            ['Updated', formatAgo(model.lastUpdated, openedAt)],
          ]}
        />
      </Part>
      <Part title="Performance">
        <Performance model={model} figures={figures} />
      </Part>
      <ModelEndpoint model={model} />
      <ExampleRequest
        endpoint={model.endpoint}
        type={model.modelType}
        renderCopy={(text) => <CopyButton text={text} what="example request" variant="ghost" />}
      />
      <Part title="Resources">
        <Resources model={model} figures={figures} />
      </Part>
      <ScalingPanel model={model} collection={collection} />
    </Stack>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section aria-label={title}>
      <Heading as="h3" textStyle="md" mb="2">
        {title}
      </Heading>
      {children}
    </chakra.section>
  )
}

const ms = (value: number) => `${formatNumber(Math.round(value))} ms`

interface OfModel {
  model: DeployedModel
  figures: DeployedFigures
}

function Performance({ model, figures: { requestsToday, lastDay } }: OfModel) {
  const figures: (readonly [string, string])[] = [
    ['Requests today', formatNumber(requestsToday)],
    ...(lastDay
      ? ([
          ['Average latency', ms(lastDay.average)],
          ['p50', ms(lastDay.p50)],
          ['p95', ms(lastDay.p95)],
          ['p99', ms(lastDay.p99)],
          ['Error rate', formatPercent(lastDay.errorRate, 1)],
        ] as const)
      : []),
    ['Uptime, 30 days', uptimeText(model)],
  ]
  return (
    <>
      <Grid as="dl" templateColumns="repeat(auto-fill, minmax(7rem, 1fr))" gap="3" m="0">
        {figures.map(([label, value]) => (
          <chakra.div key={label} p="3" borderWidth="1px" borderRadius="sm">
            <chakra.dt textStyle="xs" color="fg.muted">
              {label}
            </chakra.dt>
            <chakra.dd m="0" textStyle="lg" fontVariantNumeric="tabular-nums">
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
      </Grid>
      <Text mt="2" textStyle="sm" color="fg.muted">
        {lastDay ? 'Latency and error rate for the last 24 hours' : 'No requests in the last 24 hours'}
      </Text>
    </>
  )
}

function Resources({ model: { resources, status }, figures: { usage } }: OfModel) {
  const rows = [
    { label: 'CPU', has: cpuText(resources.cpu), percent: usage?.cpu ?? 0 },
    { label: 'Memory', has: `${resources.memory} GB`, percent: usage?.memory ?? 0 },
    ...(resources.gpu === 'none'
      ? []
      : [{ label: 'GPU', has: GPU_LABELS[resources.gpu], percent: usage?.gpu ?? 0 }]),
  ]
  const runs = status === 'online' || status === 'error'
  return (
    <Stack gap="3">
      {rows.map(({ label, has, percent }) =>
        runs ? (
          <Meter key={label} label={`${label}, ${has}`} percent={percent} />
        ) : (
          <Text key={label}>
            {label}, {has}
          </Text>
        ),
      )}
      {runs ? null : (
        <Text textStyle="sm" color="fg.muted">
          No resources in use: the model is not running.
        </Text>
      )}
    </Stack>
  )
}
