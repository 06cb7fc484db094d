import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { fromPromise } from '@/shared/lib/machine'
import { sideBySide, storyAt, walking } from '@/shared/lib/story'
import type { AskInput } from '@machines/ask'
import type { OwnSession } from '../api/own-sessions'
import { sessionsMachine, type SessionsOrder } from '../model/sessions'
import { SessionsPanel } from './SessionsPanel'

const meta = { component: SessionsPanel, title: 'Pages/Settings/Sessions' } satisfies Meta<
  typeof SessionsPanel
>
export default meta

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const here: OwnSession = {
  id: 's1',
  userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`,
  createdAt: '2026-11-03T09:12:00Z',
  lastSeen: '2026-11-18T08:00:00Z',
  thisBrowser: true,
}
const phone: OwnSession = {
  id: 's2',
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  createdAt: '2026-11-10T18:40:00Z',
  lastSeen: '2026-11-17T20:05:00Z',
  thisBrowser: false,
}
const unknown: OwnSession = {
  ...phone,
  id: 's3',
  userAgent: 'node',
  createdAt: '2026-10-30T00:10:00Z',
  lastSeen: '2026-11-05T00:10:00Z',
}
const all = [here, phone, unknown]

const machine = sessionsMachine.provide({
  actors: {
    answer: fromPromise<OwnSession[], AskInput<SessionsOrder>>(async ({ input: { question } }) =>
      question.kind === 'end' ? all.filter(({ id }) => id !== question.id) : [here],
    ),
  },
})
const at = storyAt(machine, { question: { kind: 'look' }, answer: null, failure: null }, (actor) => (
  <SessionsPanel actor={actor} />
))

export const SessionsAreEnded = walking(
  at(
    'answered',
    { answer: all },
    {
      play: async ({ canvas }) => {
        const status = canvas.getByRole('status')
        await expect(canvas.queryByRole('button', { name: /Chrome on Windows/ })).toBeNull()
        await userEvent.click(canvas.getByRole('button', { name: /^End session: Safari on iOS/ }))
        await expect(status).toHaveTextContent('The session was ended.')
        await expect(canvas.queryByText('Safari on iOS')).toBeNull()
        await userEvent.click(canvas.getByRole('button', { name: 'End all other sessions' }))
        await expect(status).toHaveTextContent('All other sessions were ended.')
        await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
        await expect(canvas.queryByRole('button')).toBeNull()
      },
    },
  ),
)
export const ARetryLoadsThem = walking(
  at(
    'failed',
    { failure: { kind: 'network', message: 'You are offline. Connect and try again.' } },
    {
      play: async ({ canvas }) => {
        await expect(canvas.getByRole('alert')).toHaveTextContent('Your sessions could not be loaded')
        await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
        await expect(await canvas.findByText('Chrome on Windows')).toBeVisible()
        await expect(canvas.getByRole('status')).toHaveTextContent('You are signed in only in this browser.')
      },
    },
  ),
)

export const States = sideBySide(meta, {
  Loading: at('asking'),
  OnlyThisBrowser: at('answered', { answer: [here] }),
  SeveralBrowsers: at('answered', { answer: all }),
  Ending: at('asking', { answer: all, question: { kind: 'end', id: 's2' } }),
  Ended: at('answered', { answer: [here, unknown], question: { kind: 'end', id: 's2' } }),
  NotEnded: at('failed', {
    answer: all,
    question: { kind: 'end', id: 's2' },
    failure: { kind: 'network', message: 'You are offline. Connect and try again.' },
  }),
  NotLoaded: at('failed', {
    failure: { kind: 'network', message: 'You are offline. Connect and try again.' },
  }),
})
