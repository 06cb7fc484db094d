import { Box, Button, chakra, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { removableRuns } from '@/entities/run'
import { ownTags, type RunPage } from '@/entities/run/model'
import { CopyButton } from '@/features/copy-text'
import { type RunRestoreActor, useRunRestore } from '@/features/restore-run'
import { RemovedNotice, useLeaveRemoved, useRemovalFrom } from '@/features/undo-removal'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { PageHeader } from '@/shared/ui/page-header'
import { Panel } from '@/shared/ui/panel'
import { PageTitle } from '@/shared/ui/screen'
import { noteOf, useRunForms } from '../model/use-run'
import { ChildRuns } from './ChildRuns'
import { Datasets } from './Datasets'
import { LatestMetrics } from './LatestMetrics'
import { KeyValues } from './KeyValues'
import { RunFiles } from './RunFiles'
import { RunFacts } from './RunFacts'
import { RunMetrics } from './RunMetrics'
import { RunNameDialog, RunNoteDialog } from './RunDialogs'

export interface RunViewProps {
  page: RunPage
  /** The run is read again as soon as it changes. */
  followed?: boolean
  /** Called when the run was changed here: what is shown is out of date. */
  onChanged: () => void
}

const BREADCRUMB = [
  { label: 'AI/ML Platform', to: paths.aiMlPlatform },
  { label: 'Model Training', to: paths.aiMlTab('models') },
]

/** Everything about one run. */
export function RunView({ page, followed = false, onChanged }: RunViewProps) {
  const { run, mayChange, metrics, datasets, children } = page
  const forms = useRunForms(run.id, onChanged)
  const restore = useRunRestore(run.id, onChanged)
  const removal = useRemovalFrom({ run: removableRuns })
  const leaves = useLeaveRemoved(removal, paths.aiMlTab('models'))
  if (leaves) return null
  const note = noteOf(run)
  const tags = ownTags(run)
  const changes = mayChange && !run.isDeleted
  return (
    <Box py={{ base: '4', md: '6' }}>
      <PageTitle>{run.name}</PageTitle>
      <PageHeader
        title={run.name}
        breadcrumb={BREADCRUMB}
        lead={
          <>
            Run{' '}
            <chakra.code fontFamily="mono" textStyle="xs">
              {run.id}
            </chakra.code>{' '}
            <CopyButton text={run.id} what="id of the run" iconOnly size="xs" variant="ghost" />
          </>
        }
        actions={
          changes ? (
            <>
              {note === '' ? (
                <Button size="sm" onClick={() => forms.note.send({ type: 'open', values: { note } })}>
                  Add a note
                </Button>
              ) : null}
              <Button size="sm" onClick={() => forms.name.send({ type: 'open', values: { name: run.name } })}>
                <Pencil size={15} aria-hidden />
                Rename
              </Button>
              <Button
                size="sm"
                color="fg.error"
                onClick={() =>
                  removal.send({ type: 'delete', item: { kind: 'run', name: run.name, value: run } })
                }
              >
                <Trash2 size={15} aria-hidden />
                Delete
              </Button>
            </>
          ) : null
        }
      />
      <Stack gap="6">
        {run.isDeleted ? <DeletedNotice restore={restore} mayRestore={mayChange} /> : null}
        <RunFacts run={run} />
        {note === '' ? null : (
          <Panel as="section" aria-labelledby="note">
            <Heading as="h2" id="note" textStyle="lg" fontWeight="semibold" mb="2">
              Note
            </Heading>
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {note}
            </Text>
            {changes ? (
              <Button size="sm" mt="3" onClick={() => forms.note.send({ type: 'open', values: { note } })}>
                Edit the note
              </Button>
            ) : null}
          </Panel>
        )}
        <RunMetrics run={run} metrics={metrics} followed={followed} />
        <Grid
          gap="6"
          alignItems="start"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        >
          <LatestMetrics metrics={metrics} />
          <KeyValues label="Parameters" none="No parameters were logged." rows={Object.entries(run.params)} />
          <KeyValues label="Tags" none="No tags were set." rows={tags} />
          <Datasets datasets={datasets} />
        </Grid>
        <RunFiles key={run.status} run={run} />
        {children.length > 0 ? <ChildRuns runs={children} /> : null}
      </Stack>
      <RunNameDialog actor={forms.name} />
      <RunNoteDialog actor={forms.note} />
      <RemovedNotice actor={removal} />
    </Box>
  )
}

interface DeletedNoticeProps {
  restore: RunRestoreActor
  mayRestore: boolean
}

function DeletedNotice({ restore, mayRestore }: DeletedNoticeProps) {
  const failure = useSelector(restore, ({ context }) => context.failure)
  const busy = useSelector(restore, ({ tags }) => tags.has('busy'))
  return (
    <Notice
      status={failure ? 'error' : 'warning'}
      title="This run is deleted"
      actions={
        mayRestore ? (
          <Button
            size="sm"
            aria-disabled={busy || undefined}
            onClick={() => !busy && restore.send({ type: 'ask' })}
          >
            {busy ? 'Restoring...' : 'Restore'}
          </Button>
        ) : null
      }
    >
      {failure ? failure.message : 'It is in no list and no figure until it is restored.'}
    </Notice>
  )
}
