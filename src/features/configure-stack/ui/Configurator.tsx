import { Button, chakra, Flex } from '@chakra-ui/react'
import {
  type Backend,
  BACKENDS,
  type Database,
  DATABASES,
  type Frontend,
  FRONTENDS,
} from '@/entities/project/model'
import { useSelector } from '@/shared/lib/machine'
import { OptionCards } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import { Panel } from '@/shared/ui/panel'
import { TabBar, tabPanel } from '@/shared/ui/tabs'
import type { ConfiguratorStep } from '@machines/configurator'
import type { ConfiguratorActor } from '../model/use-configurator'
import { FeatureOptions } from './FeatureOptions'
import { NOTES } from './notes'

const STEPS: readonly { id: ConfiguratorStep; label: string }[] = [
  { id: 'frontend', label: 'Select Frontend' },
  { id: 'backend', label: 'Select Backend' },
  { id: 'database', label: 'Select Database' },
  { id: 'features', label: 'Configure Features' },
]

const option = (value: Frontend | Backend | Database) => ({ value, title: value, description: NOTES[value] })

/** The question of each step but the last. */
const QUESTIONS = {
  frontend: {
    legend: 'Frontend',
    options: FRONTENDS.map((value) => ({
      ...option(value),
      event: { type: 'stack.select', part: 'frontend', value } as const,
    })),
  },
  backend: {
    legend: 'Backend',
    options: BACKENDS.map((value) => ({
      ...option(value),
      event: { type: 'stack.select', part: 'backend', value } as const,
    })),
  },
  database: {
    legend: 'Database',
    options: DATABASES.map((value) => ({
      ...option(value),
      event: { type: 'stack.select', part: 'database', value } as const,
    })),
  },
}

type ConfiguratorOption = (typeof QUESTIONS)[keyof typeof QUESTIONS]['options'][number]

/** CFG-01, CFG-02: four steps to a stack, and on to the wizard. */
export function Configurator({ actor }: { actor: ConfiguratorActor }) {
  const { config, alert } = useSelector(actor, (snapshot) => snapshot.context)
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const step: ConfiguratorStep = state === 'creating' || state === 'failed' ? 'features' : state
  const last = step === 'features'
  return (
    <Panel
      as="section"
      data-scripted
      id="configurator"
      aria-label="Project configurator"
      scrollMarginTop="20"
      p="0"
    >
      <TabBar
        label="Configurator steps"
        name="configurator"
        tabs={STEPS}
        current={step}
        onOpen={(next) => actor.send({ type: 'step.open', step: next })}
        numbered
      />
      <div {...tabPanel('configurator', step)}>
        <chakra.form
          p={{ base: '4', md: '6' }}
          onSubmit={(event) => {
            event.preventDefault()
            actor.send({ type: last ? 'create' : 'continue' })
          }}
        >
          {alert ? (
            <chakra.div mb="4">
              <Notice status="error">{alert}</Notice>
            </chakra.div>
          ) : null}
          {step === 'features' ? (
            <FeatureOptions actor={actor} />
          ) : (
            <OptionCards<ConfiguratorOption>
              name={step}
              value={config[step]}
              {...QUESTIONS[step]}
              onSelect={({ event }) => actor.send(event)}
            />
          )}
          <Flex justify="space-between" align="center" gap="3" mt="6" wrap="wrap">
            <Button
              disabled={step === 'frontend'}
              aria-disabled={busy || undefined}
              onClick={() => actor.send({ type: 'back' })}
            >
              Back
            </Button>
            <chakra.span textStyle="sm" color="fg.muted" fontFamily="mono" order={{ base: 3, md: 0 }}>
              {config.frontend} / {config.backend} / {config.database}
            </chakra.span>
            <Button type="submit" variant="solid" colorPalette="accent" aria-disabled={busy || undefined}>
              {last ? 'Create Project' : 'Continue'}
            </Button>
          </Flex>
        </chakra.form>
      </div>
    </Panel>
  )
}
