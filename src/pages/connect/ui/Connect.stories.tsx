import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import type { AccessToken } from '@/entities/access-token/model'
import { SessionProvider } from '@/entities/profile'
import { SAMPLE_SESSION } from '@/entities/profile/model'
import { SAMPLE_RUN } from '@/entities/run/model'
import { actorAt, sideBySide, snapshotAt, startContext, storyAt, walking } from '@/shared/lib/story'
import { connectMachine } from '@machines/connect'
import { entryChangeMachine } from '@machines/entry-change'
import { accessTokensMachine, newTokenMachine } from '../model/use-connect'
import { ConnectPage } from './ConnectPage'
import { LogARun } from './LogARun'
import { NewToken } from './NewToken'
import { SetVariables } from './SetVariables'
import { Step } from './Step'
import { TokenList } from './TokenList'
import { Waiting } from './Waiting'

const token = (name: string, change: Partial<AccessToken> = {}): AccessToken => ({
  id: name,
  name,
  scope: 'write',
  workspace: 'Personal',
  ending: 'x7Qa',
  createdAt: '2026-11-01T08:00:00Z',
  expiresAt: '2027-01-30T08:00:00Z',
  lastUsedAt: null,
  revokedAt: null,
  ...change,
})
const tokens = [
  token('Laptop', { lastUsedAt: '2026-11-22T11:00:00Z' }),
  token('Cluster', { scope: 'read', expiresAt: '2026-11-20T08:00:00Z' }),
  token('Old laptop', { revokedAt: '2026-11-10T08:00:00Z' }),
]
const listed = snapshotAt(accessTokensMachine, 'answered', {
  question: undefined,
  answer: tokens,
  failure: null,
})
const made = { name: 'Laptop', token: 'orr_example-of-a-token-that-is-none', runsBefore: 0 }
const context = { made: null, run: null, failure: null }
const change = () => actorAt(entryChangeMachine, 'idle', { order: null, failure: null })
const form = () => actorAt(newTokenMachine, 'editing', startContext(newTokenMachine, { subject: undefined }))

const meta = {
  title: 'Pages/AI-ML Platform/Connect your code',
  parameters: { layout: 'padded', path: '/ai-ml-platform/connect' },
  decorators: [
    (Story) => (
      <SessionProvider session={SAMPLE_SESSION}>
        <main tabIndex={-1}>
          <Story />
        </main>
      </SessionProvider>
    ),
  ],
} satisfies Meta
export default meta
type Story = StoryObj

export const Page: Story = {
  parameters: { snapshots: { 'access-tokens': listed } },
  render: () => <ConnectPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/MLFLOW_TRACKING_TOKEN='<your token>'/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'PowerShell' }))
    await expect(canvas.getByText(/\$env:MLFLOW_TRACKING_URI/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'scikit-learn' }))
    await expect(canvas.getByText(/sklearn\.autolog/)).toBeVisible()
    await expect(await canvas.findByRole('row', { name: /Old laptop.*Revoked/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Laptop' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }))
    await expect(await screen.findByRole('dialog', { name: 'Revoke the token' })).toBeInTheDocument()
  },
}
export const WaitsForARun: Story = {
  parameters: {
    snapshots: {
      'access-tokens': listed,
      connect: snapshotAt(connectMachine, 'waiting.resting', { ...context, made }),
    },
  },
  render: () => <ConnectPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(made.token)).toBeVisible()
    await expect(
      canvas.getByText(`export MLFLOW_TRACKING_TOKEN='${made.token}'`, { exact: false }),
    ).toBeVisible()
    await expect(canvas.getByText('Waiting for the first run')).toBeVisible()
  },
}
export const OnAPhone: Story = {
  ...WaitsForARun,
  globals: { viewport: { value: 'phone' } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
}
const at = storyAt(connectMachine, context, (actor) => (
  <>
    <NewToken connect={actor} form={form()} />
    <Waiting actor={actor} />
  </>
))
export const States = sideBySide(meta, {
  NoToken: at('noToken'),
  Waiting: at('waiting.asking', { made }),
  Failing: at('waiting.resting', { made, failure: 'Network connection error.' }),
  Hidden: at('waiting.hidden', { made }),
  Seen: at('seen', { made, run: SAMPLE_RUN }),
})
const list = storyAt(accessTokensMachine, { question: undefined, answer: null, failure: null }, (actor) => (
  <TokenList actor={actor} change={change()} />
))
export const Tokens = sideBySide(meta, {
  Loading: list('asking'),
  None: list('answered', { answer: [] }),
  Failed: list('failed', { failure: { message: 'Network connection error.', kind: 'network' } }),
})
export const Steps: Story = {
  render: () => (
    <Step number={1} title="A step">
      <SetVariables token={null} />
      <LogARun />
    </Step>
  ),
}
export const ATokenNeedsAName = walking({
  ...storyAt(newTokenMachine, startContext(newTokenMachine, { subject: undefined }), (actor) => (
    <NewToken connect={actorAt(connectMachine, 'noToken', context)} form={actor} />
  ))('editing'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make a token' }))
    await expect(canvas.getByLabelText('Name')).toHaveFocus()
    await expect(canvas.getByText('Enter a name for the token')).toBeVisible()
  },
})
