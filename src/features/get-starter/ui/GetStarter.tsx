import type { ReactNode } from 'react'
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import type { ProjectConfig } from '@/entities/project/model'
import { proofOf, starterCommand } from '@/entities/project'
import { useActorEnvironment, useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import type { StarterDownloadActor } from '../model/use-starter-download'
import { Command } from './Command'

export interface GetStarterProps {
  actor: StarterDownloadActor
  config: ProjectConfig
  /** A button that copies the text; `what` names it. */
  renderCopy: (text: string, what: string) => ReactNode
  /** How to run the project, once it is downloaded. */
  renderRun: (config: ProjectConfig) => ReactNode
}

/** The current choice as a zip, and as the command that makes it, and when such a project was last run by its README. */
export function GetStarter({ actor, config, renderCopy, renderRun }: GetStarterProps) {
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const { question, answer } = useSelector(actor, (snapshot) => snapshot.context)
  const { now } = useActorEnvironment()
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const command = starterCommand(config)
  return (
    <Stack gap="3" as="section" aria-label="Download">
      {state === 'failed' ? (
        <Notice status="error">The project could not be created. Please try again.</Notice>
      ) : null}
      {state === 'answered' ? <Notice status="success">Downloaded {answer}</Notice> : null}
      <Flex align="center" gap="3" wrap="wrap">
        <Button
          aria-disabled={busy || undefined}
          onClick={() => {
            if (!busy) actor.send({ type: 'ask', question: config })
          }}
        >
          <Download size={16} aria-hidden />
          {busy ? 'Preparing...' : 'Download now'}
        </Button>
        <Text textStyle="sm" color="fg.muted" flex="1" minWidth="12rem">
          {proofOf({ type: 'web-app', config }, now())} No account needed. We store nothing.
        </Text>
      </Flex>
      {state === 'answered' ? renderRun(question) : null}
      <Text textStyle="sm" color="fg.muted">
        The same project from the command line, in a checkout of Orrery:
      </Text>
      <Command command={command} copy={renderCopy(command, 'command')} />
    </Stack>
  )
}
