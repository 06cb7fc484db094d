import { chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { codeSource, type Project } from '@/entities/project/model'
import { CopyButton } from '@/features/copy-text'
import { RunIt } from '@/features/run-project'
import { Facts } from '@/shared/ui/facts'
import { Panel } from '@/shared/ui/panel'
import { factsOf } from '../model/facts'

/** How to run a project, its description, its facts and its address. */
export function ProjectOverview({ project }: { project: Project }) {
  return (
    <Stack gap="4" maxWidth="52rem">
      <RunIt
        source={codeSource(project)}
        renderCopy={(text, what) => <CopyButton text={text} what={what} variant="ghost" />}
      />
      <Text
        color={project.description ? undefined : 'fg.muted'}
        overflowWrap="anywhere"
        whiteSpace="pre-wrap"
        dir="auto"
      >
        {project.description || 'No description'}
      </Text>
      <Panel as="section" aria-label="Configuration">
        <Facts rows={factsOf(project)} />
      </Panel>
      {project.url ? (
        <Panel as="section" aria-label="Address">
          <Flex justify="space-between" align="center" gap="3" wrap="wrap">
            <chakra.code fontFamily="mono" overflowWrap="anywhere">
              {project.url}
            </chakra.code>
            <CopyButton text={project.url} what="address" />
          </Flex>
          <Text textStyle="sm" color="fg.muted" mt="2">
            Example URL. Nothing is deployed; run the project locally.
          </Text>
        </Panel>
      ) : null}
    </Stack>
  )
}
