import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSelector } from '@xstate/react'
import { StrictMode, useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { fromPromise, setup } from 'xstate'
import { useActorEnvironment } from './environment'
import { usePageActor } from './use-page-actor'

const askingMachine = setup({
  types: { input: {} as { question: string } },
  actors: {
    answer: fromPromise<void, { question: string }>(() => Promise.reject(new Error('not provided'))),
  },
}).createMachine({
  id: 'asking',
  context: ({ input }) => input,
  initial: 'asking',
  states: {
    asking: {
      invoke: { src: 'answer', input: ({ context }) => context as { question: string }, onDone: 'done' },
    },
    done: { type: 'final' },
  },
})

const lampMachine = setup({
  types: { events: {} as { type: 'ask' } | { type: 'report'; text: string } },
  actors: {
    look: fromPromise<void>(() => Promise.reject(new Error('not provided'))),
    asking: askingMachine,
  },
  actions: { report: (_, _params: { text: string }) => undefined },
}).createMachine({
  id: 'lamp',
  invoke: { src: 'look' },
  initial: 'idle',
  on: { report: { actions: { type: 'report', params: ({ event }) => ({ text: event.text }) } } },
  states: {
    idle: { on: { ask: 'asking' } },
    asking: { invoke: { src: 'asking', input: { question: 'why' }, onDone: 'idle' } },
  },
})

interface LampProps {
  /** Called with what happened and the prop of the render that was newest then. */
  tell: (...heard: string[]) => void
}

function Lamp({ tell }: LampProps) {
  const [count, setCount] = useState(0)
  const lamp = usePageActor(lampMachine, {
    effects: {
      actors: {
        look: async () => tell('look', String(count)),
        asking: { actors: { answer: async ({ input }) => tell(input.question, String(count)) } },
      },
      actions: { report: ({ text }) => tell(text, String(count)) },
    },
  })
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <button type="button" onClick={() => lamp.send({ type: 'ask' })}>
        Ask
      </button>
      <button type="button" onClick={() => lamp.send({ type: 'report', text: 'said' })}>
        Report
      </button>
    </>
  )
}

/** Listens from before the page is opened. */
function Listener({ tell, children }: LampProps & { children: React.ReactNode }) {
  const { tap } = useActorEnvironment()
  const [open, setOpen] = useState(false)
  useEffect(
    () =>
      tap.subscribe((inspected) => {
        if (inspected.type === '@xstate.event' && inspected.actorRef.sessionId === inspected.rootId)
          tell(inspected.event.type)
      }),
    [tap, tell],
  )
  return open ? (
    children
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  )
}

const meta = {
  title: 'Patterns/Page actor',
  component: Lamp,
  args: { tell: fn() },
} satisfies Meta<typeof Lamp>
export default meta
type Story = StoryObj<typeof meta>

/** Effects start once, and those that run later see the newest props. */
export const EffectsSeeTheNewestProps: Story = {
  play: async ({ canvas, args: { tell } }) => {
    await waitFor(() => expect(tell).toHaveBeenCalledWith('look', '0'))
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await waitFor(() => expect(tell).toHaveBeenCalledWith('why', '1'))
    await expect(tell).toHaveBeenCalledWith('said', '1')
    await expect(tell).toHaveBeenCalledTimes(3)
  },
}

const heard = fn()

/**
 * React mounts twice here: the actor starts twice, each start runs its effects once, and the tap receives the
 * first event.
 */
export const StartsTwiceInStrictMode: Story = {
  render: (args) => (
    <Listener tell={heard}>
      <StrictMode>
        <Lamp {...args} />
      </StrictMode>
    </Listener>
  ),
  beforeEach: () => {
    heard.mockClear()
  },
  play: async ({ canvas, args: { tell } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(2))
    await expect(heard.mock.calls[0]).toEqual(['xstate.init'])
    await expect(heard.mock.calls.filter(([type]) => type === 'xstate.init')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }))
    await expect(heard.mock.lastCall).toEqual(['report'])
    await expect(tell).toHaveBeenCalledTimes(3)
  },
}

const refusingMachine = setup({
  actors: { answer: fromPromise<void>(() => Promise.reject(new Error('not provided'))) },
}).createMachine({
  id: 'refusing',
  initial: 'asking',
  states: {
    asking: { invoke: { src: 'answer', onDone: 'answered', onError: 'refused' } },
    answered: {},
    refused: {},
  },
})

/** Asks something that is given up as a request is. */
function Asker() {
  const actor = usePageActor(refusingMachine, {
    effects: {
      actors: {
        answer: ({ signal }) =>
          new Promise((resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason))
            setTimeout(resolve, 50)
          }),
      },
    },
  })
  return <output>{useSelector(actor, ({ value }) => String(value))}</output>
}

/** The request of the first start is aborted, and its result does not reach the second start. */
export const AnswersAfterAFirstAskIsGivenUp: Story = {
  render: () => (
    <StrictMode>
      <Asker />
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('answered'))
  },
}
