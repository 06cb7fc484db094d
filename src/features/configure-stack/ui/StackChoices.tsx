import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Panel } from '@/shared/ui/panel'
import { TabBar, tabPanel } from '@/shared/ui/tabs'
import type { ConfiguratorStep } from '@machines/configurator'
import { STACK_STEPS, StackStep, type StackStepProps } from './StackStep'

/** The questions of the configurator inside the step of a wizard, which has the way on. */
export function StackChoices(props: Omit<StackStepProps, 'step'>) {
  const [step, setStep] = useState<ConfiguratorStep>('frontend')
  const { frontend, backend, database } = props.config
  return (
    <Panel as="section" aria-label="Your own stack" p="0" overflow="hidden">
      <TabBar label="Parts of the stack" name="stack" tabs={STACK_STEPS} current={step} onOpen={setStep} />
      <chakra.div {...tabPanel('stack', step)} p="4">
        <StackStep step={step} {...props} />
      </chakra.div>
      <chakra.p px="4" pb="3" textStyle="sm" color="fg.muted" fontFamily="mono" role="status">
        {frontend} / {backend} / {database}
      </chakra.p>
    </Panel>
  )
}
