import { Box } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import { assign, createActor, fromPromise, setup } from 'xstate'
import { createClock } from '@/shared/lib/clock'
import { createInspectTap, join } from '@/shared/lib/machine'
import { createRandom } from '@/shared/lib/random'
import type { Inspected } from '../model/inspection'
import { useInspectionOf } from './InspectorPanel'
import { ActorTree } from './ActorTree'
import { InspectorPanel } from './InspectorPanel'
import { useInspection } from '../model/use-inspection'
import { SequenceView } from './SequenceView'

// The panel's stories also cover its parts: AcceptedEvents, ActorPart, ClockControl, ContextTree, EventLog, InspectorView,
// LogPart, RecordingPart, StateList and Timers.

const meta = {
  title: 'Patterns/Inspector/Panel',
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component:
          'The machines of a page as they run: who there is, where each stands, what it takes, what it waits for, what it knows and what it was told.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const probeMachine = setup({ delays: { LANDING: 4000 } }).createMachine({
  id: 'lander',
  meta: { secrets: [] },
  initial: 'falling',
  states: { falling: { after: { LANDING: 'landed' } }, landed: { type: 'final' } },
})

/** A machine with a bit of everything: a parallel state, a child, an effect, timers, a secret. */
const voyageMachine = setup({
  types: {
    context: {} as { name: string; password: string; legs: number; crew: { name: string; age: number }[] },
    events: {} as
      | { type: 'launch'; name: string; password: string }
      | { type: 'abort' }
      | { type: 'crew.add'; crew: { name: string; age: number } }
      | { type: 'break' },
  },
  actors: { lander: probeMachine, askTower: fromPromise<void>(() => new Promise(() => undefined)) },
  actions: {
    fail: () => {
      throw new Error('The mast broke; the password was Str0ng!pass')
    },
  },
  guards: { isNamed: ({ event }) => event.type === 'launch' && event.name !== '' },
  delays: { NEXT_LEG: 8000 },
}).createMachine({
  id: 'voyage',
  meta: { secrets: ['password'] },
  context: { name: '', password: '', legs: 0, crew: [{ name: 'Ada', age: 36 }] },
  type: 'parallel',
  on: {
    'crew.add': { actions: assign({ crew: ({ context, event }) => [...context.crew, event.crew] }) },
    break: { actions: 'fail' },
  },
  states: {
    ship: {
      initial: 'docked',
      states: {
        docked: {
          on: {
            launch: {
              guard: 'isNamed',
              target: 'sailing',
              actions: assign({
                name: ({ event }) => event.name,
                password: ({ event }) => event.password,
              }),
            },
          },
        },
        sailing: {
          invoke: { id: 'lander', src: 'lander', onDone: 'docked' },
          on: { abort: 'docked' },
          after: {
            NEXT_LEG: { actions: assign({ legs: ({ context }) => context.legs + 1 }), target: 'docked' },
          },
        },
      },
    },
    radio: {
      initial: 'asking',
      states: {
        asking: { invoke: { id: 'askTower', src: 'askTower', onDone: 'silent', onError: 'silent' } },
        silent: {},
      },
    },
  },
})

/** Actors of an imaginary page, on a clock that is paused. */
function sampleWorld() {
  const clock = createClock({ now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined })
  clock.pause()
  const inspected: Inspected = { clock, tap: createInspectTap() }
  const environment = { ...inspected, random: createRandom(1), now: () => clock.now() }
  const sail = (label: string) => {
    const actor = createActor(voyageMachine, { clock })
    // The actors break on purpose, so their errors are not reported.
    actor.subscribe({ error: () => undefined })
    join(actor, label, environment)
    return actor.start()
  }
  return { inspected, sail }
}

const copy = (_text: string, what: string) => <span>Copy {what}</span>

/** `happens` is done after the panel listens. */
function Panel({ happens }: { happens?: (sail: ReturnType<typeof sampleWorld>['sail']) => void }) {
  const [world] = useState(sampleWorld)
  useEffect(() => happens?.(world.sail), [world, happens])
  return (
    <Box height="640px">
      <InspectorPanel inspected={world.inspected} copy={copy} />
    </Box>
  )
}

const launch = { type: 'launch', name: 'Beagle', password: 'Str0ng!pass' } as const

const sails = (sail: ReturnType<typeof sampleWorld>['sail']) => {
  sail('voyage').send(launch)
}

const breaks = (sail: ReturnType<typeof sampleWorld>['sail']) => {
  const voyage = sail('voyage')
  voyage.send(launch)
  voyage.send({ type: 'break' })
}

export const StepsAndFires: Story = {
  render: () => <Panel happens={sails} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Timers' }))
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Fire/ })).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Fire now: NEXT_LEG' }))
    await expect(canvas.getByText('No timer is running.')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Log' }))
    await userEvent.click(canvas.getByRole('button', { name: /after NEXT_LEG/ }))
    await expect(canvas.getByText(/told by itself; then ship.docked & radio.asking/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /launch/ }))
    await expect(canvas.getByText(/"name": "Beagle"/)).toHaveTextContent('"password": ""')
  },
}

const many = (sail: ReturnType<typeof sampleWorld>['sail']) => {
  const voyages = Array.from({ length: 150 }, (_, index) => sail(`voyage:${index}`))
  for (let index = 0; index < 10_000; index++)
    voyages[index % 150]?.send({ type: 'launch', name: '', password: '' })
}

function Sequence() {
  const [world] = useState(sampleWorld)
  const inspection = useInspectionOf(world.inspected)
  useEffect(() => {
    sails(world.sail)
    world.inspected.clock.advance(4000)
  }, [world])
  const { actors, log } = useInspection(inspection)
  return (
    <>
      <ActorTree actors={actors} selected="voyage" onSelect={() => undefined} />
      <SequenceView log={log} />
    </>
  )
}

export const Variants = sideBySide(meta, {
  NoActors: { render: () => <Panel /> },
  Running: {
    render: () => <Panel happens={sails} />,
    play: async ({ canvas }) => {
      const tree = await canvas.findByRole('tree', { name: 'Actors' })
      await waitFor(() => expect(within(tree).getAllByRole('treeitem')).toHaveLength(3))
      await expect(await canvas.findByRole('list', { name: 'States' })).toHaveTextContent('● sailing')
      await expect(canvas.getByText('password:').closest('li')).toHaveTextContent('password: ""')
    },
  },
  InError: {
    render: () => <Panel happens={breaks} />,
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('The mast broke; the password was')).toBeVisible()
    },
  },
  SendsAnEventWithAPayload: {
    render: () => <Panel happens={sails} />,
    play: async ({ canvas }) => {
      const events = await canvas.findByRole('list', { name: 'Accepted events' })
      await userEvent.click(await within(events).findByRole('button', { name: 'Send abort' }))
      await waitFor(() => expect(canvas.getByRole('list', { name: 'States' })).toHaveTextContent('● docked'))
      const add = canvas.getByText('crew.add').closest('li') as HTMLElement
      await userEvent.click(within(add).getByRole('button', { name: 'Payload' }))
      const payload = within(add).getByRole('textbox')
      await userEvent.click(payload)
      await userEvent.paste('{ "crew": ')
      await expect(within(add).getByRole('status')).toHaveTextContent(/^Not JSON/)
      await userEvent.paste('{ "name": "Grace", "age": 45 } }')
      await userEvent.click(within(add).getByRole('button', { name: 'Send crew.add' }))
      await expect(await canvas.findByRole('list', { name: 'Changes' })).toHaveTextContent(
        'crew.1: nothing → {2}',
      )
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the context' }), 'grace')
      await expect(canvas.getByRole('list', { name: 'Context' })).toHaveTextContent('name: "Grace"')
    },
  },
  /** 300 actors, 10,000 events: only what is in sight is drawn. */
  Thousands: {
    render: () => <Panel happens={many} />,
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('tab', { name: 'Log' }))
      await waitFor(() => expect(canvas.getByText(/^10[ ,]?\d{3} events$/)).toBeVisible())
      await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(5))
      await expect(canvas.getAllByRole('listitem').length).toBeLessThan(100)
    },
  },
  MessagesBetweenActors: {
    render: () => <Sequence />,
    play: async ({ canvas }) => {
      await expect(await canvas.findByLabelText('voyage/lander tells voyage: lander is done')).toBeVisible()
    },
  },
})
