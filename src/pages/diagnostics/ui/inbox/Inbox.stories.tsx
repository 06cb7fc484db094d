import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { fromPromise } from '@/shared/lib/machine'
import { actorAt, sideBySide, storyAt, walking } from '@/shared/lib/story'
import type { AskInput } from '@machines/ask'
import { removalMachine } from '@machines/removal'
import type { Inbox, InboxMessage, TroubledMail } from '../../api/inbox'
import { attachmentMachine, FIRST_VIEW, inboxMachine, type InboxOrder } from '../../model/inbox/inbox'
import { InboxPanel } from './InboxPanel'
import { InboxTab } from './InboxTab'
import { MessageDetail } from './MessageDetail'
import { MessageList } from './MessageList'
import { TroubledMails } from './TroubledMails'

const meta = { component: InboxPanel, title: 'Pages/Diagnostics/Inbox' } satisfies Meta<typeof InboxPanel>
export default meta

const contact: InboxMessage = {
  id: '6f1d7a52-0000-4000-8000-000000000001',
  kind: 'contact',
  name: 'Grace Okafor',
  email: 'grace@orrery.example',
  body: 'Hello.\n\nHow many projects does the Starter plan include, and what happens to them when I change plans?',
  details: { subject: 'Plans' },
  file_name: null,
  file_size: null,
  state: 'unread',
  created_at: '2026-11-17T20:05:00Z',
}
const application: InboxMessage = {
  ...contact,
  id: '6f1d7a52-0000-4000-8000-000000000002',
  kind: 'application',
  name: 'Ada Moreau',
  email: 'ada@orrery.example',
  body: 'I write runbooks that people read.',
  details: {
    position: 'DevOps Engineer',
    phone: '+1 (415) 555-0100',
    portfolio: 'https://ada.example/work',
  },
  file_name: 'ada-moreau.pdf',
  file_size: 184_320,
  state: 'answered',
  created_at: '2026-11-16T09:12:00Z',
}
const request: InboxMessage = {
  ...contact,
  id: '6f1d7a52-0000-4000-8000-000000000003',
  kind: 'template_request',
  name: 'A person with a name that is much too long for the column that it is in',
  body: 'A chat with rooms, and a very long description of it that has to be cut in the list of messages.',
  details: {},
  created_at: '2026-11-15T11:30:00Z',
}
const all = [contact, application, request]
const waiting: TroubledMail = {
  id: '6f1d7a52-0000-4000-8000-000000000004',
  recipient: 'admin@orrery.example',
  subject: 'New message',
  reason: 'connect ECONNREFUSED 127.0.0.1:1025',
  attempts: 2,
  next_attempt_at: '2026-11-18T08:05:00Z',
  failed_at: null,
}
const givenUp: TroubledMail = {
  ...waiting,
  id: '6f1d7a52-0000-4000-8000-000000000005',
  recipient: 'gone@orrery.example',
  subject: 'We received your message',
  reason: '550 no such mailbox here',
  attempts: 1,
  failed_at: '2026-11-18T08:00:00Z',
}
const ready: Inbox = { total: 3, unread: 2, messages: all, mails: [] }
const NONE: Inbox = { total: 0, unread: 0, messages: [], mails: [] }
const context = { question: FIRST_VIEW, answer: null, failure: null }
const failure = { kind: 'network' as const, message: 'You are offline. Connect and try again.' }

/** An inbox that is changed as the server changes it. */
const machine = inboxMachine.provide({
  actors: {
    answer: fromPromise<Inbox, AskInput<InboxOrder>>(async ({ input: { question } }) => {
      const { filter, file } = question
      const messages = all
        .map((message) => (message.id === file?.id ? { ...message, state: file.state } : message))
        .filter(({ state }) => (filter.state ? state === filter.state : state !== 'archived'))
        .filter(({ kind }) => filter.kind === '' || kind === filter.kind)
      const unread = messages.filter(({ state }) => state === 'unread').length
      return { total: messages.length, unread, messages, mails: [] }
    }),
  },
})
const attachmentContext = { question: { id: '', name: '' }, answer: null, failure: null }
const downloads = attachmentMachine.provide({
  actors: { answer: fromPromise(async () => application.file_name ?? '') },
})
const download = (state: 'idle' | 'asking' | 'failed' = 'idle') =>
  actorAt(downloads, state, { ...attachmentContext, failure: state === 'failed' ? failure : null })
const noRemoval = { removed: [], restoring: null, failure: null }
const at = storyAt(machine, context, (inbox) => (
  <InboxPanel inbox={inbox} attachment={download()} removal={actorAt(removalMachine, 'idle', noRemoval)} />
))

export const OpensAnswersAndArchives = walking(
  at(
    'answered',
    { answer: ready },
    {
      play: async ({ canvas }) => {
        await expect(canvas.getByText('3 messages, 2 unread')).toBeVisible()
        await userEvent.click(canvas.getByRole('button', { name: /Grace Okafor/ }))
        await waitFor(() => expect(canvas.getByRole('heading', { name: 'Plans' })).toHaveFocus())
        await expect(canvas.getByRole('link', { name: 'grace@orrery.example' })).toHaveAttribute(
          'href',
          'mailto:grace%40orrery.example',
        )
        await userEvent.click(canvas.getByRole('button', { name: 'Mark as answered' }))
        await expect(await canvas.findByText('3 messages, 1 unread')).toBeInTheDocument()
        await expect(canvas.getByRole('button', { name: 'Mark as unread' })).toBeVisible()
        await userEvent.click(canvas.getByRole('button', { name: 'Archive' }))
        await expect(await canvas.findByText('2 messages, 1 unread')).toBeVisible()
        await expect(canvas.queryByRole('heading', { name: 'Plans' })).toBeNull()
      },
    },
  ),
)
export const FiltersByKind = walking(
  at(
    'answered',
    { answer: ready },
    {
      play: async ({ canvas }) => {
        await userEvent.selectOptions(canvas.getByLabelText('Kind'), 'application')
        await expect(await canvas.findByText('1 message, 0 unread')).toBeVisible()
        await userEvent.selectOptions(canvas.getByLabelText('State'), 'archived')
        await expect(await canvas.findByText('No messages match these filters.')).toBeVisible()
      },
    },
  ),
)
const deleted = { item: { kind: 'message', name: 'The message of Ada Moreau', value: application }, index: 1 }
export const DeletedWithAWayBack: StoryObj = {
  render: () => (
    <InboxPanel
      inbox={actorAt(machine, 'answered', {
        ...context,
        answer: { ...ready, total: 2, messages: [contact, request] },
      })}
      attachment={download()}
      removal={actorAt(removalMachine, 'removed', { ...noRemoval, removed: [deleted] })}
    />
  ),
  play: async () => {
    await expect(screen.getByText(/The message of Ada Moreau was deleted/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  },
}
export const AnOpenMessage: StoryObj = {
  render: () => <MessageDetail message={application} attachment={download()} />,
  play: async ({ canvas }) => {
    // A stranger typed it, so it is no link.
    await expect(canvas.getByText('https://ada.example/work')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'https://ada.example/work' })).toBeNull()
  },
}
const retried = fn()
export const SendsAMailAgain: StoryObj = {
  render: () => <TroubledMails mails={[waiting, givenUp]} busy={false} onRetry={retried} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/550 no such mailbox here\. Tried once, given up\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Send again: We received your message/ }))
    await expect(retried).toHaveBeenLastCalledWith(givenUp.id)
  },
}
export const OnAPhone = at('answered', { answer: ready }, { globals: { viewport: { value: 'phone' } } })

const opened = fn()
export const States = sideBySide(meta, {
  Loading: at('asking'),
  Ready: at('answered', { answer: ready }),
  More: at('answered', { answer: { ...ready, total: 90 } }),
  Empty: at('answered', { answer: NONE }),
  NothingMatches: at('answered', {
    answer: NONE,
    question: { ...FIRST_VIEW, filter: { state: 'archived', kind: '' } },
  }),
  EmailsNotSent: at('answered', { answer: { ...ready, mails: [waiting, givenUp] } }),
  Changing: at('asking', {
    answer: ready,
    question: { ...FIRST_VIEW, file: { id: contact.id, state: 'answered' } },
  }),
  NotChanged: at('failed', {
    answer: ready,
    failure,
    question: { ...FIRST_VIEW, file: { id: contact.id, state: 'answered' } },
  }),
  NotLoaded: at('failed', { failure }),
})
export const Variants = sideBySide(meta, {
  List: { render: () => <MessageList messages={all} openId={contact.id} onOpen={opened} /> },
  Downloading: { render: () => <MessageDetail message={application} attachment={download('asking')} /> },
  NotDownloaded: { render: () => <MessageDetail message={application} attachment={download('failed')} /> },
})
export const WithoutABackend: StoryObj = {
  render: () => <InboxTab />,
  play: async ({ canvas }) =>
    expect(await canvas.findByText('The messages could not be loaded')).toBeVisible(),
}
