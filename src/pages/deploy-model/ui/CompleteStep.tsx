import { Button } from '@chakra-ui/react'
import { environmentName } from '@/entities/deployment/model'
import { CopyButton } from '@/features/copy-text'
import { EndpointField, ExampleRequest } from '@/features/deploy-model'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { ButtonLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'
import { DoneStep } from '@/shared/ui/wizard'
import type { DeployModelActor } from '../model/use-deploy-model'

/** DPL-06: what is deployed, where, and how it is asked. */
export function CompleteStep({ actor }: { actor: DeployModelActor }) {
  const { deployment, notKept } = useSelector(actor, ({ context }) => context)
  if (!deployment) return null
  const { name, environment, endpoint, modelType } = deployment
  return (
    <DoneStep
      title="Deployment Complete"
      message={`${name} is deployed${environment ? ` to ${environmentName(environment)}` : ''}.`}
      actions={
        <>
          <ButtonLink to={paths.aiMlTab('deployment')} variant="solid" colorPalette="accent">
            View All Deployments
          </ButtonLink>
          <Button onClick={() => actor.send({ type: 'another' })}>Deploy Another Model</Button>
        </>
      }
    >
      {notKept ? (
        <Notice status="warning" title="Not saved">
          {notKept} It stays in the list until you close this tab.
        </Notice>
      ) : null}
      <EndpointField endpoint={endpoint}>
        <CopyButton text={endpoint} what="endpoint" variant="ghost" />
      </EndpointField>
      <ExampleRequest
        endpoint={endpoint}
        type={modelType}
        renderCopy={(text) => <CopyButton text={text} what="example request" variant="ghost" />}
      />
    </DoneStep>
  )
}
