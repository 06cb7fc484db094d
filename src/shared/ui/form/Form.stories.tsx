import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import { createActor, setup } from 'xstate'
import type { FormContext } from '@/shared/lib/form'
import { Form } from './Form'
import { SubmitButton } from './SubmitButton'
import { TextField } from './TextField'
import { type FieldsActor, useFields } from './use-fields'

const meta = { title: 'Patterns/Form/States', parameters: { layout: 'padded' } } satisfies Meta
export default meta

type Values = { name: string; email: string }
type Context = Pick<FormContext<Values>, 'values' | 'errors' | 'refused' | 'failure'>

const context: Context = { values: { name: '', email: '' }, errors: [], refused: null, failure: null }

/** An actor in a fixed state. */
const actorWith = (changes: Partial<Context>, busy = false): FieldsActor<Values> =>
  createActor(
    setup({ types: { context: {} as Context } }).createMachine({
      context: { ...context, ...changes },
      initial: 'standing',
      states: { standing: { tags: busy ? ['busy'] : [] } },
    }),
  ).start() as unknown as FieldsActor<Values>

function Letter({ actor, reason }: { actor: FieldsActor<Values>; reason?: string }) {
  const field = useFields(actor)
  return (
    <Form
      actor={actor}
      label="Letter"
      actions={
        <SubmitButton actor={actor} busy="Sending..." reason={reason}>
          Send
        </SubmitButton>
      }
    >
      <TextField label="Name" {...field('name')} />
      <TextField label="Email" {...field('email')} />
    </Form>
  )
}

const name = { field: 'name' as const, message: 'Name is required' }
const email = { field: 'email' as const, message: 'Email is required' }

const plain = actorWith({})

const refused = actorWith({ errors: [name, email], refused: name })

const failed = actorWith({ failure: { kind: 'network', message: 'You are offline.' } })

const busy = actorWith({}, true)

const locked = actorWith({})

export const Variants = sideBySide(meta, {
  Plain: { render: () => <Letter actor={plain} /> },
  Refused: {
    render: () => <Letter actor={refused} />,
    play: async ({ canvas }) => {
      await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus())
      await expect(canvas.getByRole('alert')).toHaveTextContent('Name is required')
      await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is required')
    },
  },
  Failed: {
    render: () => <Letter actor={failed} />,
    play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.'),
  },
  Busy: {
    render: () => <Letter actor={busy} />,
    play: async ({ canvas }) => {
      await expect(canvas.getByLabelText('Name')).toHaveAttribute('readonly')
      await expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
    },
  },
  Locked: {
    render: () => <Letter actor={locked} reason="A name is needed first." />,
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
      await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription(
        'A name is needed first.',
      )
    },
  },
})
