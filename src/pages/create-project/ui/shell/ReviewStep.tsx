import { Text } from '@chakra-ui/react'
import type { CodeSource } from '@/entities/project/model'
import { CopyButton } from '@/features/copy-text'
import { Command } from '@/features/get-starter'
import { RunIt } from '@/features/run-project'
import { Facts } from '@/shared/ui/facts'
import { Notice } from '@/shared/ui/notice'
import { StepForm, type StepActor } from './StepForm'

export interface ReviewStepProps {
  actor: StepActor
  title: string
  /** Everything that was chosen. */
  rows: [string, string][]
  alert: string | null
  /** The source of the code; the step shows its files and commands. */
  source: CodeSource
  /** The command that makes the same code, where there is one. */
  command?: string
}

/** WZA-01, WZB-03: everything that was chosen, what the project will hold and how it is run, before it is created. */
export function ReviewStep({ actor, title, rows, alert, source, command }: ReviewStepProps) {
  return (
    <StepForm actor={actor} title={title} onwards="create" next={{ label: 'Create Project' }}>
      {alert ? <Notice status="error">{alert}</Notice> : null}
      <Facts rows={rows} />
      <RunIt
        source={source}
        listsFiles
        renderCopy={(text, what) => <CopyButton text={text} what={what} variant="ghost" />}
      />
      {command ? (
        <div>
          <Text textStyle="sm" color="fg.muted" mb="2">
            The same project from the command line, in a checkout of Orrery:
          </Text>
          <Command command={command} copy={<CopyButton text={command} what="command" />} />
        </div>
      ) : null}
      <Text textStyle="sm" color="fg.muted">
        Project creation is simulated: nothing is deployed. The code you download is real.
      </Text>
    </StepForm>
  )
}
