import { chakra, Flex } from '@chakra-ui/react'
import { Check, Lightbulb } from 'lucide-react'
import { recommendations } from '@/entities/deployment/model'
import { SizingFields } from '@/features/deploy-model'
import { useSelector } from '@/shared/lib/machine'
import { StepForm } from '@/shared/ui/wizard'
import type { DeployModelActor } from '../model/use-deploy-model'
import { StepError } from './StepError'
import { STEPS } from './steps'

/** DPL-03: what each instance gets, how many run, and what is advised. */
export function ConfigureStep({ actor }: { actor: DeployModelActor }) {
  const refused = useSelector(actor, ({ context }) => context.refused)
  return (
    <StepForm
      title={STEPS[1]}
      onSubmit={() => actor.send({ type: 'submit' })}
      onBack={() => actor.send({ type: 'back' })}
      refused={refused}
    >
      <StepError actor={actor} />
      <SizingFields actor={actor} />
      <Recommendations actor={actor} />
    </StepForm>
  )
}

function Recommendations({ actor }: { actor: DeployModelActor }) {
  const { values, subject } = useSelector(actor, ({ context }) => context)
  const type = subject.models.find(({ id }) => id === values.model)?.type
  if (!type) return null
  return (
    <chakra.section
      aria-label="Recommendations"
      aria-live="polite"
      p="4"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.subtle"
    >
      <chakra.h3 textStyle="label" mb="2">
        Recommendations
      </chakra.h3>
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="1.5">
        {recommendations(type, values).map(({ text, followed }) => (
          <Flex as="li" key={text} gap="2.5" align="flex-start">
            <chakra.span mt="1" color={followed ? 'fg.success' : 'fg.warning'} aria-hidden>
              {followed ? <Check size={16} /> : <Lightbulb size={16} />}
            </chakra.span>
            <span>
              {text} <chakra.span color="fg.muted">{followed ? 'Selected' : 'Not selected'}</chakra.span>
            </span>
          </Flex>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
