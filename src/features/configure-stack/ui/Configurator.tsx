import { Button, chakra, Flex } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { Panel } from '@/shared/ui/panel'
import { TabBar, tabPanel } from '@/shared/ui/tabs'
import type { ConfiguratorStep } from '@machines/configurator'
import type { ConfiguratorActor } from '../model/use-configurator'
import { STACK_STEPS, StackStep } from './StackStep'

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
        tabs={STACK_STEPS}
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
          <StackStep
            step={step}
            config={config}
            disabled={busy}
            onSelect={(choice) => actor.send({ type: 'stack.select', ...choice })}
            onToggle={(feature) => actor.send({ type: 'feature.toggle', feature })}
          />
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
