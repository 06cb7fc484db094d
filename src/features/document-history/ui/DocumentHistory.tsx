import { Badge, Button, chakra, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import type { CollectionDefinition, Entry } from '@/shared/lib/collection'
import { formatDateTime } from '@/shared/lib/format'
import { shallowEqual, useSelector } from '@/shared/lib/machine'
import type { WriteResult } from '@/shared/lib/storage'
import { Notice } from '@/shared/ui/notice'
import { Panel } from '@/shared/ui/panel'
import { type HistoryLine, historyOf } from '../model/history'
import { type DocumentHistoryActor, useHistory } from '../model/use-history'
import { useRestore } from '../model/use-restore'
import type { FieldLabels } from '../model/words'

export interface DocumentHistoryProps<T extends Entry> {
  /** The account, or the workspace that has the entry. */
  workspace: string
  definition: Pick<CollectionDefinition<T>, 'document' | 'version' | 'schema' | 'upgrade'>
  /** The entry as it is now. */
  entry: T
  labels: FieldLabels
  /** Makes a version the newest. */
  onRestore: (entry: T) => Promise<WriteResult>
}

/** The last versions of an entry that the account has stored, with those that lost against another. */
export function DocumentHistory<T extends Entry>(props: DocumentHistoryProps<T>) {
  const { workspace, definition, entry } = props
  const actor = useHistory({ workspace, kind: definition.document ?? '', id: entry.id })
  return <HistoryView actor={actor} {...props} />
}

export function HistoryView<T extends Entry>({
  actor,
  definition,
  entry,
  labels,
  onRestore,
}: DocumentHistoryProps<T> & { actor: DocumentHistoryActor }) {
  const versions = useSelector(actor, ({ context }) => context.answer)
  const failure = useSelector(actor, (snapshot) =>
    snapshot.matches('failed') ? snapshot.context.failure : null,
  )
  const restoring = useRestore(onRestore)
  const { restored, refusal, busy } = useSelector(
    restoring,
    (snapshot) => ({
      restored: snapshot.matches('answered') ? snapshot.context.answer : null,
      refusal: snapshot.matches('failed') ? snapshot.context.failure : null,
      busy: snapshot.hasTag('busy'),
    }),
    shallowEqual,
  )
  const again = () => {
    restoring.send({ type: 'forget' })
    actor.send({ type: 'ask' })
  }
  if (failure)
    return (
      <Notice
        status="error"
        actions={
          <Button size="sm" onClick={again}>
            Try again
          </Button>
        }
      >
        The versions could not be read. {failure.message}
      </Notice>
    )
  if (!versions)
    return (
      <Stack gap="3" role="status" aria-label="Reading the versions">
        <Skeleton height="11" />
        <Skeleton height="11" />
        <Skeleton height="11" />
      </Stack>
    )
  const lines = historyOf(versions, definition, entry, labels)
  return (
    <Stack gap="3">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Text color="fg.muted" textStyle="sm">
          {lines.some(({ current }) => current)
            ? 'Your account stores the last 20 versions, and those that lost against another.'
            : 'What you see now is not among the versions of your account yet.'}
        </Text>
        <Button size="sm" variant="outline" onClick={again}>
          Refresh
        </Button>
      </Flex>
      {restored ? (
        <Notice status="success">Restored the version of {formatDateTime(restored.at)}.</Notice>
      ) : null}
      {refusal ? <Notice status="error">{refusal.message}</Notice> : null}
      {lines.length === 0 ? (
        <Panel>
          <Text fontWeight="medium">No versions yet</Text>
          <Text color="fg.muted">The first one is stored with your next change.</Text>
        </Panel>
      ) : (
        <Panel p="0">
          <chakra.ol aria-label="Versions" listStyleType="none" m="0" p="0">
            {lines.map((line, place) => (
              <VersionLine
                key={line.number}
                line={line}
                first={place === 0}
                busy={busy}
                onRestore={(entry) => restoring.send({ type: 'ask', question: { at: line.at, entry } })}
              />
            ))}
          </chakra.ol>
        </Panel>
      )}
    </Stack>
  )
}

interface VersionLineProps<T> {
  line: HistoryLine<T>
  first: boolean
  /** A version is being restored. */
  busy: boolean
  onRestore: (entry: T) => void
}

function VersionLine<T>({ line, first, busy, onRestore }: VersionLineProps<T>) {
  const { at, by, lost, current, words, entry } = line
  const when = formatDateTime(at)
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      px="4"
      py="2"
      minHeight="11"
      borderTopWidth={first ? '0' : '1px'}
    >
      <Stack gap="0.5" minWidth="0">
        <Flex gap="2" align="center" wrap="wrap" textStyle="sm" color="fg.muted">
          <time dateTime={at}>{when}</time>
          {by ? <span>by {by}</span> : null}
          {current ? <Badge colorPalette="success">Now</Badge> : null}
          {lost ? <Badge colorPalette="warning">Lost to another change</Badge> : null}
        </Flex>
        <chakra.span overflowWrap="anywhere">{words}</chakra.span>
      </Stack>
      {entry && !current ? (
        <Button
          size="sm"
          variant="outline"
          flex="none"
          aria-label={`Restore the version of ${when}`}
          aria-disabled={busy || undefined}
          onClick={() => {
            if (!busy) onRestore(entry)
          }}
        >
          Restore
        </Button>
      ) : null}
    </chakra.li>
  )
}
