import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { exampleRequest } from '@/entities/api-key/model'
import { Failure } from '@/shared/lib/failure'
import { actorAt, sideBySide, startContext, storyAt, walking } from '@/shared/lib/story'
import { apiKeyMachine } from '@machines/api-key'
import { apiTestMachine } from '@machines/api-test'
import { entryChangeMachine } from '@machines/entry-change'
import { serverKeysMachine } from '../model/use-api-keys-tab'
import { KeyChanges, ServerKeys } from './KeysTab'
import { NewKeyDialog } from './NewKeyDialog'
import { ApiTest } from './TestingTab'

const meta = {
  title: 'Pages/AI-ML Platform/API keys and tests',
  parameters: { layout: 'padded' },
} satisfies Meta
export default meta

const keyAt = storyAt(apiKeyMachine, startContext(apiKeyMachine, undefined), (actor) => (
  <NewKeyDialog actor={actor} />
))
const named = { name: 'Storefront', environment: 'production' } as const
export const KeyClosed = keyAt('closed')
export const KeyForm = keyAt(
  'form',
  {},
  {
    play: async () => {
      const generate = await screen.findByRole('button', { name: 'Generate' })
      await expect(generate).toBeDisabled()
      await expect(generate).toHaveAccessibleDescription('Enter a name for the key')
      fireEvent.change(screen.getByLabelText('Key name'), { target: { value: '  ' } })
      await expect(generate).toBeDisabled()
      fireEvent.change(screen.getByLabelText('Key name'), { target: { value: 'Storefront' } })
      await waitFor(() => expect(generate).toBeEnabled())
    },
  },
)
const scopedAt = storyAt(apiKeyMachine, startContext(apiKeyMachine, undefined), (actor) => (
  <NewKeyDialog actor={actor} scoped />
))
export const KeyScopes = walking(
  scopedAt('form', named, {
    play: async () => {
      const generate = await screen.findByRole('button', { name: 'Generate' })
      for (const scope of await screen.findAllByRole('checkbox')) fireEvent.click(scope)
      await waitFor(() => expect(generate).toHaveAccessibleDescription('Choose what the key may do'))
      fireEvent.click(screen.getByLabelText('Ask models for predictions'))
      fireEvent.change(screen.getByLabelText('Expires'), { target: { value: '30' } })
      await waitFor(() => expect(generate).toBeEnabled())
    },
  }),
)
export const KeyFormFailed = keyAt('form', { ...named, failure: 'This browser’s storage is full.' })
export const KeyGenerating = keyAt('generating.pausing', named)
export const KeyMaking = keyAt('generating.making', named)
export const KeyCreated = keyAt('created', { ...named, key: 'sk_prod_not_a_key_0123456789abcdef' })
export const KeyIsSeenOnce = walking(
  keyAt(
    'created',
    { ...named, key: 'sk_prod_not_a_key_0123456789abcdef' },
    {
      play: async () => {
        await expect(await screen.findByText('sk_prod_not_a_key_0123456789abcdef')).toBeInTheDocument()
        await expect(screen.getByText(/You won’t be able to see it again/)).toBeInTheDocument()
        fireEvent.click(screen.getByRole('button', { name: 'Done' }))
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
        await expect(document.body.innerHTML).not.toContain('sk_prod_not_a_key')
      },
    },
  ),
)

const order = { change: 'delete', id: 'key-1', name: 'Storefront, production' } as const
const changeAt = storyAt(entryChangeMachine, { order, failure: null }, (actor) => (
  <KeyChanges actor={actor} />
))
export const ChangeConfirming = changeAt('confirming')
export const ChangeRunning = changeAt('changing')

const context = startContext(apiTestMachine, undefined)
const request = exampleRequest('predict')
const good = {
  number: 1,
  request,
  answer: { passed: true, status: 200, duration: 124, cause: null },
} as const
const bad = {
  number: 2,
  request: { ...request, model_id: '' },
  answer: { passed: false, status: 400, duration: 90, cause: 'Refused.' },
} as const
const testAt = storyAt(apiTestMachine, context, (actor) => <ApiTest actor={actor} />)

export const ChangeStates = sideBySide(meta, {
  ChangeIdle: changeAt('idle'),
  ChangeRefused: changeAt('idle', { failure: 'This browser’s storage is full.' }),
})
export const TestStates = sideBySide(meta, {
  TestIdle: testAt('idle'),
  TestRunning: testAt('testing'),
  TestSucceeded: testAt('success', { runs: [good] }),
  TestFailed: testAt(
    'error',
    { runs: [bad, good] },
    { play: async ({ canvas }) => expect(canvas.getByText(/Invalid request parameters/)).toBeVisible() },
  ),
})

const serverKey = {
  id: 'a',
  name: 'Storefront',
  prefix: 'sk_prod_',
  lastFour: 'x7Qa',
  created: '2026-11-01T08:00:00Z',
  lastUsed: null,
  status: 'active',
  scopes: ['predict', 'models', 'datasets'],
  expires: null,
} as const
const keysAt = storyAt(
  serverKeysMachine,
  startContext(serverKeysMachine, { question: undefined }),
  (list) => (
    <ServerKeys
      list={list}
      making={actorAt(apiKeyMachine, 'closed', startContext(apiKeyMachine, undefined))}
      changing={actorAt(entryChangeMachine, 'idle', { order: null, failure: null })}
    />
  ),
)
export const ServerKeysStates = sideBySide(meta, {
  KeysListed: keysAt('answered', {
    answer: [
      serverKey,
      { ...serverKey, id: 'b', name: 'Nightly tests', status: 'inactive', scopes: ['predict'] },
      { ...serverKey, id: 'c', name: 'Demo', expires: '2026-11-02T08:00:00Z' },
    ],
  }),
  KeysNone: keysAt('answered', { answer: [] }),
  KeysFailed: keysAt('failed', { failure: new Failure('No connection.', 'network') }),
})
