import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { assign, createActor, setup } from 'xstate'
import type { FormContext } from '@/shared/lib/form'
import { useSelector } from '@/shared/lib/machine'
import { TextField } from '../form'
import { FormDialog, type FormDialogActor } from './FormDialog'

const meta = {
  title: 'Components/Form dialog',
  tags: ['autodocs'],
  parameters: {
    docs: {
      story: { inline: false, height: '360px' },
      description: {
        component:
          'A few fields asked for in a dialog. Cancel and Escape take it back, unless it is being sent; a failure stands above its buttons and what was typed stays.',
      },
    },
  },
} satisfies Meta
export default meta

type Context = Pick<FormContext<{ name: string }>, 'values' | 'errors' | 'refused' | 'failure'>
type Stands = 'closed' | 'editing' | 'sending' | 'success'

/** A form that opens in one state; it is closed, and never taken. */
const standing = (initial: Stands, changes: Partial<Context> = {}) =>
  createActor(
    setup({ types: { context: {} as Context, events: {} as { type: 'submit' | 'close' } } }).createMachine({
      context: { values: { name: '' }, errors: [], refused: null, failure: null, ...changes },
      initial,
      states: {
        closed: {},
        editing: {
          on: {
            submit: {
              actions: assign({ failure: { kind: 'network' as const, message: 'You are offline.' } }),
            },
          },
        },
        sending: { tags: 'busy' },
        success: { tags: 'taken' },
      },
      on: { close: '.closed' },
    }),
  ).start()

function Naming({ actor }: { actor: ReturnType<typeof standing> }) {
  const name = useSelector(actor, ({ context }) => context.values.name)
  return (
    <FormDialog actor={actor as FormDialogActor} title="Name the planet" submit="Name" busy="Naming...">
      <TextField label="Name" name="name" value={name} onValueChange={() => undefined} />
    </FormDialog>
  )
}

const shown = (stands: Stands, changes?: Partial<Context>): StoryObj => ({
  render: () => <Naming actor={standing(stands, changes)} />,
})
const dialog = () => screen.findByRole('dialog', { name: 'Name the planet' })

export const Editing: StoryObj = {
  ...shown('editing'),
  play: async () => {
    await dialog()
    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const Sending: StoryObj = {
  ...shown('sending'),
  play: async () => {
    await dialog()
    await expect(screen.getByRole('button', { name: 'Naming...' })).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}
export const Failed: StoryObj = shown('editing', {
  failure: { kind: 'network', message: 'You are offline.' },
})
export const Closed: StoryObj = {
  ...shown('closed'),
  play: async () => expect(screen.queryByRole('dialog')).toBeNull(),
}
export const Taken: StoryObj = { ...shown('success'), play: Closed.play }
