import { Button, Skeleton, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { artifactTree, type Artifacts, type Run } from '@/entities/run/model'
import { formatBytes, formatNumber } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { Panel } from '@/shared/ui/panel'
import { type ArtifactActors, useArtifacts } from '../model/use-artifacts'
import { FileEntries } from './FileEntries'
import { Titled } from './Titled'

/** The files that a run logged. */
export const RunFiles = ({ run }: { run: Pick<Run, 'id' | 'status'> }) => (
  <FileAnswer actors={useArtifacts(run)} />
)

/** The files, or that they are on their way, or why they could not be listed. */
export function FileAnswer({ actors }: { actors: ArtifactActors }) {
  const { answer, failure } = useSelector(actors.artifacts, ({ context }) => context)
  if (answer) return <Listed answer={answer} actors={actors} />
  return (
    <Titled title="Files">
      {failure ? (
        <Notice
          status="error"
          title="The files could not be listed"
          actions={
            <Button size="sm" onClick={() => actors.artifacts.send({ type: 'ask' })}>
              Try again
            </Button>
          }
        >
          {failure.message}
        </Notice>
      ) : (
        <Skeleton height="7rem" borderRadius="lg" role="status" aria-label="Loading the files" />
      )}
    </Titled>
  )
}

function Listed({ answer, actors }: { answer: Artifacts; actors: ArtifactActors }) {
  const { total, bytes, files } = answer
  const tree = useMemo(() => artifactTree(files), [files])
  const failure = useSelector(actors.download, ({ context }) => context.failure)
  const failed = useSelector(actors.download, ({ context }) => context.question)
  return (
    <Titled title="Files">
      {total === 0 ? (
        <Text color="fg.muted" borderWidth="1px" borderRadius="lg" bg="bg.panel" px="4" py="6">
          No files were logged.
        </Text>
      ) : (
        <Panel p="0">
          <Text px="4" py="3" textStyle="sm" color="fg.muted" borderBottomWidth="1px">
            {formatNumber(total)} {total === 1 ? 'file' : 'files'}, {formatBytes(bytes)}
            {total > files.length ? `. The first ${formatNumber(files.length)} are listed.` : ''}
          </Text>
          <FileEntries folder={tree} actors={actors} />
        </Panel>
      )}
      {failure ? (
        <Notice
          status="error"
          title={`${failed} was not downloaded`}
          actions={
            <Button size="sm" onClick={() => actors.download.send({ type: 'ask' })}>
              Try again
            </Button>
          }
        >
          {failure.message}
        </Notice>
      ) : null}
    </Titled>
  )
}
