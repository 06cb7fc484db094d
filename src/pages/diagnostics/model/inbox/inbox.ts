import { type RemovalActor, useRemovalFrom } from '@/features/undo-removal'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { saveFile } from '@/shared/lib/save-file'
import { createAskMachine } from '@machines/ask'
import {
  deleteMessage,
  fileMessage,
  type Inbox,
  type InboxFilter,
  type MessageState,
  readAttachment,
  readInbox,
  retryMail,
} from '../../api/inbox'

/** Messages that are read at first, and added by each "Show more". */
export const INBOX_PAGE = 50

/** One view of the inbox, and what is done before it is read. */
export interface InboxOrder {
  filter: InboxFilter
  /** How many messages are read at most. */
  size: number
  file?: { id: string; state: MessageState }
  /** Id of a mail that is sent again. */
  retry?: string
}

export const FIRST_VIEW: InboxOrder = { filter: { state: '', kind: '' }, size: INBOX_PAGE }

/** The messages of visitors, for an administrator. Each order is answered with the inbox after it. */
export const inboxMachine = createAskMachine<InboxOrder, Inbox>({
  id: 'inbox',
  timeout: 15_000,
  atOnce: true,
})
export type InboxActor = ActorRefFrom<typeof inboxMachine>

/** The download of one attachment; the answer is the name of the saved file. */
export const attachmentMachine = createAskMachine<{ id: string; name: string }, string>({
  id: 'attachment-download',
  timeout: 60_000,
})
export type AttachmentActor = ActorRefFrom<typeof attachmentMachine>

export interface InboxActors {
  inbox: InboxActor
  attachment: AttachmentActor
  removal: RemovalActor
}

/** The inbox of this installation, with its downloads and deletions. */
export function useInbox(): InboxActors {
  const inbox = usePageActor(inboxMachine, {
    input: { question: FIRST_VIEW },
    effects: { actors: { answer: ({ input, signal }) => carryOut(input.question, signal) } },
  })
  const attachment = usePageActor(attachmentMachine, {
    input: { question: { id: '', name: '' } },
    effects: {
      actors: {
        async answer({ input: { question }, signal }) {
          saveFile(question.name, await readAttachment(question.id, signal))
          return question.name
        },
      },
    },
  })
  const change = async (id: string, deleted: boolean) => {
    const { messages = [] } = inbox.getSnapshot().context.answer ?? {}
    await deleteMessage(id, deleted)
    look(inbox)
    return { index: messages.findIndex((message) => message.id === id), result: { ok: true } as const }
  }
  const removal = useRemovalFrom({
    message: {
      remove: (id) => change(id, true),
      restore: async ({ id }) => (await change(id, false)).result,
    },
  })
  return { inbox, attachment, removal }
}

/** Reads the inbox again, with the filter that is set. */
export function look(inbox: InboxActor, changed: Partial<InboxOrder> = {}): void {
  const { filter, size } = inbox.getSnapshot().context.question
  inbox.send({ type: 'ask', question: { filter, size, ...changed } })
}

async function carryOut({ filter, size, file, retry }: InboxOrder, signal: AbortSignal): Promise<Inbox> {
  if (file) await fileMessage(file.id, file.state, signal)
  if (retry) await retryMail(retry, signal)
  return readInbox(filter, size, signal)
}
