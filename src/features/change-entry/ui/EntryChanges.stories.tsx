import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { actorAt, sideBySide, storyAt, walking } from '@/shared/lib/story'
import { entryChangeMachine } from '@machines/entry-change'
import { EndpointChanges } from './EndpointChanges'
import { EntryChanges } from './EntryChanges'

const meta = {
  title: 'Patterns/Change an entry',
  parameters: { layout: 'padded' },
} satisfies Meta
export default meta

const order = { id: 'key-1', name: 'Storefront', change: 'delete' }
const changeAt = storyAt(entryChangeMachine, { order, failure: null }, (actor) => (
  <EntryChanges
    actor={actor}
    title="Delete API key"
    confirm="Delete"
    question={(name) => `Delete “${name}”? This cannot be undone.`}
  />
))

export const Confirming = walking(
  changeAt(
    'confirming',
    {},
    {
      play: async () => {
        await expect(
          await screen.findByText('Delete “Storefront”? This cannot be undone.'),
        ).toBeInTheDocument()
        fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      },
    },
  ),
)

export const Parts = sideBySide(meta, {
  Failed: changeAt('idle', { failure: 'Your role may not change keys here.' }),
  FailedForAnEndpoint: {
    render: () => (
      <EndpointChanges
        actor={actorAt(entryChangeMachine, 'idle', {
          order: { id: 'e1', name: 'penguin-sex', change: 'pause' },
          failure: 'Your role may not deploy models here.',
        })}
      />
    ),
  },
})
