import { Button, Flex, Spinner, Text } from '@chakra-ui/react'
import { INTEGRATION_TYPE_NAMES } from '@/entities/api-integration/model'
import { useSelector } from '@/shared/lib/machine'
import { Facts } from '@/shared/ui/facts'
import { useFields } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import { DoneStep, StepForm, WizardBox, WorkStep } from '@/shared/ui/wizard'
import type { ApiIntegrationActor } from '../model/use-integrate-api'
import { IntegrationFields } from './IntegrationFields'

export interface IntegrationWizardProps {
  actor: ApiIntegrationActor
  /** View API Integrations: leaves the wizard for the list. */
  onView: () => void
}

const STEPS = ['API Details', 'Connection Test', 'Configure'] as const
const PLACES = { details: 0, connection: 1, configuring: 2, complete: 3 } as const

/** API-06: the three steps of connecting another API. */
export function IntegrationWizard({ actor, onView }: IntegrationWizardProps) {
  const place = useSelector(actor, ({ value }) =>
    typeof value === 'string' ? value : (Object.keys(value)[0] as keyof typeof PLACES),
  )
  return (
    <WizardBox steps={STEPS} current={PLACES[place]} inDialog asks={place === 'details'}>
      {place === 'details' ? <DetailsStep actor={actor} /> : null}
      {place === 'connection' ? <ConnectionStep actor={actor} /> : null}
      {place === 'configuring' ? <ConfiguringStep actor={actor} /> : null}
      {place === 'complete' ? <CompleteStep actor={actor} onView={onView} /> : null}
    </WizardBox>
  )
}

type StepProps = Pick<IntegrationWizardProps, 'actor'>

function DetailsStep({ actor }: StepProps) {
  const field = useFields(actor)
  const refused = useSelector(actor, (snapshot) => snapshot.context.refused)
  return (
    <StepForm title={STEPS[0]} onSubmit={() => actor.send({ type: 'submit' })} refused={refused}>
      <IntegrationFields field={field} />
    </StepForm>
  )
}

function ConnectionStep({ actor }: StepProps) {
  const state = useSelector(actor, ({ value }) =>
    typeof value === 'object' && 'connection' in value ? value.connection : undefined,
  )
  const { name, endpoint, type, secure } = useSelector(actor, (snapshot) => snapshot.context.values)
  const testing = state === 'testing'
  return (
    <StepForm
      title={STEPS[1]}
      onSubmit={() => actor.send(state === 'success' ? { type: 'continue' } : { type: 'test' })}
      onBack={() => actor.send({ type: 'back' })}
      next={{
        label: 'Continue',
        reason: state === 'success' ? null : testing ? 'Test in progress' : 'Test the connection to continue',
      }}
    >
      <Facts
        rows={[
          ['API', name.trim()],
          ['Endpoint', endpoint.trim()],
          ['Type', INTEGRATION_TYPE_NAMES[type]],
          ['Secure', secure ? 'Yes' : 'No'],
        ]}
      />
      <Flex align="center" gap="3" wrap="wrap">
        <Button aria-disabled={testing || undefined} onClick={() => actor.send({ type: 'test' })}>
          {testing ? <Spinner size="xs" aria-hidden /> : null}
          {testing ? 'Testing...' : state === 'idle' ? 'Test Connection' : 'Test Again'}
        </Button>
        <Text textStyle="sm" color="fg.muted">
          Simulated responses (about 70% succeed)
        </Text>
      </Flex>
      {state === 'success' ? <Notice status="success">Connection successful!</Notice> : null}
      {state === 'error' ? (
        <Notice status="error">Connection failed. Please check your API details.</Notice>
      ) : null}
    </StepForm>
  )
}

function ConfiguringStep({ actor }: StepProps) {
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure)
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ configuring: 'failed' }))
  const progress = useSelector(actor, (snapshot) => snapshot.children.progress)
  const context = useSelector(progress, (snapshot) => snapshot?.context)
  if (failed)
    return (
      <StepForm
        title={STEPS[2]}
        onSubmit={() => actor.send({ type: 'retry' })}
        onBack={() => actor.send({ type: 'back' })}
        next={{ label: 'Try Again' }}
      >
        <Notice status="error" title="The integration could not be saved">
          {failure?.message}
        </Notice>
      </StepForm>
    )
  // Between the last stage and the kept integration the stages are gone.
  const stages = context?.stages ?? []
  const done = context?.done ?? 0
  const percent = context ? Math.round((done / stages.length) * 100) : 100
  return (
    <WorkStep
      title="Configuring the integration"
      label="Configuration"
      percent={percent}
      status={stages[done] ?? 'Saving the integration'}
      place={context ? `Stage ${Math.min(done + 1, stages.length)} of ${stages.length}` : 'Saving'}
      before={(context?.pauses ?? []).slice(0, done).reduce((sum, pause) => sum + pause, 0)}
      stages={stages}
      done={done}
      footer={
        <Text textStyle="sm" color="fg.muted">
          Simulated progress. The integration is saved in this browser.
        </Text>
      }
    />
  )
}

function CompleteStep({ actor, onView }: IntegrationWizardProps) {
  const made = useSelector(actor, (snapshot) => snapshot.context.made)
  return (
    <DoneStep
      title="API added"
      message={`${made ?? 'The API'} was added to your integrations.`}
      actions={
        <>
          <Button variant="solid" colorPalette="accent" onClick={onView}>
            View API Integrations
          </Button>
          <Button variant="ghost" onClick={() => actor.send({ type: 'another' })}>
            Add Another API
          </Button>
        </>
      }
    />
  )
}
