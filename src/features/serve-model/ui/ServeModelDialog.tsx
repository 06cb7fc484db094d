import { Button, Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { ModalShell } from '@/shared/ui/dialog'
import { TextField } from '@/shared/ui/form'
import { ButtonLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'
import type { ServeModelActor } from '../model/use-serve-model'
import { ServingStages } from './ServingStages'

/** Deploys a model: the name of its endpoint, then the stages as they happen. */
export function ServeModelDialog({ actor }: { actor: ServeModelActor }) {
  const id = useId()
  const state = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : 'working'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const close = () => actor.send({ type: 'close' })
  const { deployed } = context
  return (
    <ModalShell
      title={state === 'done' ? 'The model answers' : 'Deploy the model'}
      open={state !== 'closed'}
      busy={busy}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{state === 'done' ? 'Close' : 'Cancel'}</Button>
          {state === 'naming' ? (
            <Button type="submit" form={id} variant="solid" colorPalette="accent">
              Deploy
            </Button>
          ) : null}
          {state === 'failed' ? (
            <Button variant="solid" colorPalette="accent" onClick={() => actor.send({ type: 'retry' })}>
              Try again
            </Button>
          ) : null}
          {state === 'done' && deployed ? (
            <ButtonLink to={paths.endpoint(deployed.endpoint)} variant="solid" colorPalette="accent">
              Open the endpoint
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {state === 'naming' ? (
        <form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            actor.send({ type: 'deploy' })
          }}
        >
          <TextField
            label="Name of the endpoint"
            name="name"
            maxLength={63}
            value={context.name}
            error={context.nameError}
            announced
            hint="Programs ask for the model by this name. If an endpoint has it already, the model becomes its next version and gets all requests."
            onValueChange={(name) => actor.send({ type: 'name.change', name })}
          />
        </form>
      ) : (
        <Stack gap="4">
          <Text color="fg.muted" overflowWrap="anywhere">
            {context.model?.model} at {context.name}
          </Text>
          <ServingStages
            context={context}
            status={state === 'done' ? 'done' : state === 'failed' ? 'failed' : 'working'}
          />
          {state === 'failed' ? <Notice status="error">{context.failure}</Notice> : null}
          {state === 'done' && deployed ? (
            <Notice status="success">
              {deployed.version === 1
                ? `${deployed.name} answers requests.`
                : `${deployed.name} answers with version ${deployed.version}. The versions before can be returned to.`}
            </Notice>
          ) : null}
        </Stack>
      )}
    </ModalShell>
  )
}
