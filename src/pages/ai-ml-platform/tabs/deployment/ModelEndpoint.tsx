import { Button, chakra, Link, Stack, Text } from '@chakra-ui/react'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { DeployedModel } from '@/entities/deployment/model'
import { CopyButton } from '@/features/copy-text'
import { EndpointField } from '@/features/deploy-model'
import { useActorEnvironment } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { CodeBlock } from '@/shared/ui/prose'
import { type SimulatedAnswer, simulatedAnswer } from './model/simulated-answer'

/** The endpoint: copied, or opened. Nothing answers there, so opening it offers an answer from here. */
export function ModelEndpoint({ model }: { model: DeployedModel }) {
  const { random } = useActorEnvironment()
  const [opened, setOpened] = useState(false)
  const [answer, setAnswer] = useState<SimulatedAnswer | null>(null)
  return (
    <Stack gap="3">
      <EndpointField endpoint={model.endpoint}>
        <CopyButton text={model.endpoint} what="endpoint" variant="ghost" />
        <Button size="sm" variant="ghost" aria-expanded={opened} onClick={() => setOpened(!opened)}>
          <ExternalLink size={15} aria-hidden />
          Open
        </Button>
      </EndpointField>
      {opened ? (
        <Notice
          status="info"
          title="This endpoint is simulated"
          actions={
            <>
              <Button size="sm" onClick={() => setAnswer(simulatedAnswer(model, random))}>
                Try a request
              </Button>
              <Button asChild size="sm" variant="ghost">
                <Link href={model.endpoint} target="_blank" rel="noopener noreferrer">
                  Open URL anyway
                </Link>
              </Button>
            </>
          }
        >
          This endpoint does not exist on the internet. Requests you send here get a simulated response.
        </Notice>
      ) : null}
      {opened && answer ? (
        <chakra.section aria-label="Simulated response">
          <Text mb="2" role="status">
            {answer.status}, {answer.took} ms, simulated
          </Text>
          <CodeBlock text={answer.body} language="json" />
        </chakra.section>
      ) : null}
    </Stack>
  )
}
