import { Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { RemovedNotice } from '@/features/undo-removal'
import { formatNumber } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { FilterBar, type FilterSelect } from '@/shared/ui/filter-bar'
import { MasterDetail } from '@/shared/ui/master-detail'
import { Notice } from '@/shared/ui/notice'
import { StatusDot } from '@/shared/ui/status'
import {
  type Inbox,
  type InboxFilter,
  type InboxMessage,
  MESSAGE_KINDS,
  type MessageState,
} from '../../api/inbox'
import { INBOX_PAGE, type InboxActors, type InboxOrder, look } from '../../model/inbox/inbox'
import { MessageDetail } from './MessageDetail'
import { MessageList } from './MessageList'
import { TroubledMails } from './TroubledMails'
import { KIND_NAMES, STATE_NAMES } from './words'

const SELECTS: FilterSelect<InboxFilter>[] = [
  {
    name: 'state',
    label: 'State',
    options: [
      { value: '', label: 'Not archived' },
      { value: 'unread', label: 'Unread' },
      { value: 'answered', label: 'Answered' },
      { value: 'archived', label: 'Archived' },
    ],
  },
  {
    name: 'kind',
    label: 'Kind',
    options: [
      { value: '', label: 'Any kind' },
      ...MESSAGE_KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] })),
    ],
  },
]

/** The messages that visitors sent by the forms, and the mails that could not be sent. */
export function InboxPanel({ inbox, attachment, removal }: InboxActors) {
  const { question, answer, failure } = useSelector(inbox, (snapshot) => snapshot.context)
  const busy = useSelector(inbox, (snapshot) => snapshot.hasTag('busy'))
  const [openId, setOpenId] = useState<string | null>(null)
  const open = answer?.messages.find(({ id }) => id === openId)
  const order = (changed: Partial<InboxOrder>) => {
    if (!busy) look(inbox, changed)
  }
  const file = (id: string, state: MessageState) => order({ file: { id, state } })
  const remove = (message: InboxMessage) => {
    setOpenId(null)
    removal.send({
      type: 'delete',
      item: { kind: 'message', name: `The message of ${message.name}`, value: message },
    })
  }
  return (
    <Stack gap="4">
      {answer ? (
        <TroubledMails mails={answer.mails} busy={busy} onRetry={(retry) => order({ retry })} />
      ) : null}
      {failure ? <Failed order={question} message={failure.message} onRetry={() => look(inbox)} /> : null}
      <MasterDetail
        onClose={() => setOpenId(null)}
        detail={
          open
            ? {
                id: open.id,
                title:
                  open.details.subject ??
                  open.details.position ??
                  `${KIND_NAMES[open.kind]} from ${open.name}`,
                status: (
                  <StatusDot
                    tone={open.state === 'unread' ? 'info' : 'neutral'}
                    label={STATE_NAMES[open.state]}
                  />
                ),
                actions: <Actions message={open} busy={busy} onFile={file} onDelete={remove} />,
                content: <MessageDetail message={open} attachment={attachment} />,
              }
            : null
        }
      >
        <Stack gap="3">
          <FilterBar
            label="Messages"
            filter={question.filter}
            selects={SELECTS}
            onChange={(change) => {
              setOpenId(null)
              look(inbox, { filter: { ...question.filter, ...change }, size: INBOX_PAGE })
            }}
          />
          <Flex justify="space-between" align="center" gap="3" wrap="wrap">
            <Text role="status" textStyle="sm" color="fg.muted">
              {busy ? 'Loading messages' : answer ? countOf(answer) : ''}
            </Text>
            <Button size="sm" aria-disabled={busy || undefined} onClick={() => order({})}>
              Refresh
            </Button>
          </Flex>
          {answer ? (
            <Messages answer={answer} filter={question.filter} openId={openId} onOpen={setOpenId} />
          ) : failure ? null : (
            <Skeleton height="48" borderRadius="lg" aria-hidden />
          )}
          {answer && answer.total > answer.messages.length ? (
            <Button
              alignSelf="start"
              aria-disabled={busy || undefined}
              onClick={() => order({ size: question.size + INBOX_PAGE })}
            >
              Show more
            </Button>
          ) : null}
        </Stack>
      </MasterDetail>
      <RemovedNotice actor={removal} />
    </Stack>
  )
}

const countOf = ({ total, unread }: Inbox) =>
  `${formatNumber(total)} ${total === 1 ? 'message' : 'messages'}, ${formatNumber(unread)} unread`

interface MessagesProps {
  answer: Inbox
  filter: InboxFilter
  openId: string | null
  onOpen: (id: string) => void
}

function Messages({ answer, filter, openId, onOpen }: MessagesProps) {
  if (answer.messages.length > 0)
    return <MessageList messages={answer.messages} openId={openId} onOpen={onOpen} />
  const isFiltered = filter.state !== '' || filter.kind !== ''
  return (
    <Text color="fg.muted" textAlign="center" py="10">
      {isFiltered
        ? 'No messages match these filters.'
        : 'No messages yet. Messages of the contact form, job applications and template requests arrive here.'}
    </Text>
  )
}

interface FailedProps {
  order: InboxOrder
  message: string
  onRetry: () => void
}

function Failed({ order, message, onRetry }: FailedProps) {
  const title = order.file
    ? 'The message could not be changed'
    : order.retry
      ? 'The email could not be sent again'
      : 'The messages could not be loaded'
  return (
    <Notice
      status="error"
      title={title}
      actions={
        <Button size="sm" onClick={onRetry}>
          Reload
        </Button>
      }
    >
      {message}
    </Notice>
  )
}

interface ActionsProps {
  message: InboxMessage
  busy: boolean
  onFile: (id: string, state: MessageState) => void
  onDelete: (message: InboxMessage) => void
}

function Actions({ message, busy, onFile, onDelete }: ActionsProps) {
  const { id, state } = message
  const off = busy || undefined
  return (
    <Flex gap="2" wrap="wrap">
      <Button
        size="sm"
        aria-disabled={off}
        onClick={() => onFile(id, state === 'unread' ? 'answered' : 'unread')}
      >
        {state === 'unread' ? 'Mark as answered' : 'Mark as unread'}
      </Button>
      {state === 'archived' ? null : (
        <Button size="sm" aria-disabled={off} onClick={() => onFile(id, 'archived')}>
          Archive
        </Button>
      )}
      <Button size="sm" aria-disabled={off} onClick={() => busy || onDelete(message)}>
        Delete
      </Button>
    </Flex>
  )
}
