import { Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { codeSource, type Project, TYPE_LABELS } from '@/entities/project/model'
import { CopyButton } from '@/features/copy-text'
import { ExploredCode, restOfWindow } from '@/features/explore-code'
import { formatDateTime } from '@/shared/lib/format'
import { Facts } from '@/shared/ui/facts'
import { PageHeader } from '@/shared/ui/page-header'
import { Panel } from '@/shared/ui/panel'
import { PageTitle } from '@/shared/ui/screen'

/** A project as anybody with its link sees it: its configuration and its code. */
export function SharedProject({ project, lead }: { project: Project; lead: string }) {
  const { name, description, type, config, aiTools, createdAt } = project
  const [file, setFile] = useState<string | null>(null)
  const tools = aiTools.filter(({ enabled }) => enabled).map((tool) => tool.name)
  const rows: [string, string][] = [['Type', TYPE_LABELS[type].label]]
  if (config) rows.push(['Stack', `${config.frontend}, ${config.backend}, ${config.database}`])
  if (tools.length > 0) rows.push(['AI tools', tools.join(', ')])
  rows.push(['Created', formatDateTime(createdAt)])
  return (
    <Stack gap="5">
      <PageTitle>{name}</PageTitle>
      <PageHeader title={name} lead={lead} />
      {description ? (
        <Text overflowWrap="anywhere" whiteSpace="pre-wrap" dir="auto">
          {description}
        </Text>
      ) : null}
      <Panel as="section" aria-label="Configuration">
        <Facts rows={rows} />
      </Panel>
      <ExploredCode
        source={codeSource(project)}
        createdBy="orrery"
        createdAt={createdAt}
        path={file}
        onOpen={setFile}
        height={restOfWindow('10rem')}
        renderCopy={(text, what) => <CopyButton text={text} what={what} variant="ghost" />}
      />
    </Stack>
  )
}
