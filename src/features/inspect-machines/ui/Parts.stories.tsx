import { Box, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { type ActorRefFrom, machineOf, useActorEnvironment } from '@/shared/lib/machine'
import { storyAt, walking, sideBySide } from '@/shared/lib/story'
import { type InspectorContext, inspectorMachine } from '@machines/inspector'
import { recordGestures } from '../model/gestures'
import { useInspection } from '../model/use-inspection'
import { AcceptedEvents } from './AcceptedEvents'
import { ActorChart } from './ActorChart'
import { ActorPart } from './ActorPart'
import { ClockControl } from './ClockControl'
import { ContextTree } from './ContextTree'
import { EventLog } from './EventLog'
import { useInspectionOf } from './InspectorPanel'
import { InspectorView } from './InspectorView'
import { LinkPart } from './LinkPart'
import { LogPart } from './LogPart'
import { RecordingPart } from './RecordingPart'
import { StateList } from './StateList'
import { Timers } from './Timers'

const meta = { title: 'Patterns/Inspector/Parts', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const START: InspectorContext = {
  layout: { dock: 'right', right: 420, bottom: 340 },
  part: 'actor',
  selected: null,
  docked: 'right',
  blocked: false,
  pausedAt: null,
  recorded: { from: 0, to: 0 },
  imported: null,
  refusal: null,
}

interface Inspecting {
  inspector: ActorRefFrom<typeof inspectorMachine>
}

const nowhere = { current: null }
const copy = (_text: string, what: string) => <span>Copy {what}</span>

/** The inspector's own machine is the only actor of the story, and is inspected by itself. */
function useSelf() {
  const inspection = useInspectionOf(useActorEnvironment())
  return { inspection, ...useInspection(inspection) }
}

function Log({ inspector }: Inspecting) {
  const { inspection, log } = useSelf()
  return <LogPart inspection={inspection} inspector={inspector} log={log} place={nowhere} />
}
const logAt = storyAt(inspectorMachine, START, (actor) => <Log inspector={actor} />)
const entry = {
  seq: 1,
  at: 61_250,
  actor: 'copied',
  from: null,
  type: 'copy',
  payload: { text: 'one' },
  before: 'idle',
  after: 'copying',
}

function Recording({ inspector }: Inspecting) {
  const { inspection } = useSelf()
  return <RecordingPart inspection={inspection} inspector={inspector} actor="inspector" copy={copy} />
}
const recordAt = storyAt(inspectorMachine, START, (actor) => <Recording inspector={actor} />)

function Every({ inspector }: Inspecting) {
  const environment = useActorEnvironment()
  const { inspection, actors, log } = useSelf()
  const actor = actors[0]
  const real = actor && inspection.actor(actor.key)
  const machine = real && machineOf(real)
  if (!actor || !machine) return null
  return (
    <Stack gap="6">
      <ClockControl inspection={inspection} />
      <StateList machine={machine} actor={actor} />
      <ActorChart machine={machine} actor={actor} />
      <AcceptedEvents inspection={inspection} actor={actor} payloads={{ 'part.open': { part: 'log' } }} />
      <Timers inspection={inspection} />
      <ContextTree inspection={inspection} actor={{ ...actor, key: 'gone' }} />
      <EventLog log={log} height={200} />
      <LinkPart
        inspected={environment}
        selected="inspector"
        address={() => 'https://orrery.example/'}
        copy={copy}
      />
      <ActorPart
        inspection={inspection}
        actor={{ ...actor, key: 'gone', status: 'error', error: 'Out of fuel' }}
        onRestart={() => undefined}
      />
      <Box height="400px">
        <InspectorView inspection={inspection} inspector={inspector} copy={copy} />
      </Box>
    </Stack>
  )
}
const everyAt = storyAt(inspectorMachine, { ...START, part: 'sequence' }, (actor) => (
  <Every inspector={actor} />
))
export const EveryPart = everyAt('panel.closed & record.off & imported.none')

/** Gestures are recorded by accessible name; a password is not recorded, whether it is visible or not. */
export const WritesDownWhatIsDone: Story = {
  render: () => (
    <form>
      <label>
        Name <input name="name" />
      </label>
      <label>
        Password <input type="password" />
      </label>
      <label>
        <input type="checkbox" /> Remember me
      </label>
      <select aria-label="Role">
        <option>QA</option>
        <option>Designer</option>
      </select>
      <button type="button" aria-label="Add member">
        +
      </button>
    </form>
  ),
  play: async ({ canvas }) => {
    const gestures = recordGestures(document)
    gestures.start()
    await userEvent.type(canvas.getByLabelText('Name'), "Ada's{Tab}")
    await userEvent.type(canvas.getByLabelText('Password'), 'Str0ng!pass{Tab}')
    await userEvent.click(canvas.getByLabelText('Remember me'))
    await userEvent.selectOptions(canvas.getByLabelText('Role'), 'Designer')
    await userEvent.click(canvas.getByRole('button'))
    gestures.note('step')
    gestures.stop()
    await userEvent.click(canvas.getByRole('button'))
    const lines = gestures
      .text()
      .split('\n')
      .map((line) => line.trim())
    await expect(lines.slice(4)).toEqual([
      "await page.getByLabel('Name').fill('Ada\\'s')",
      "await page.getByLabel('Password').fill(password)",
      "await page.getByRole('checkbox', { name: 'Remember me' }).check()",
      "await page.getByLabel('Role').selectOption('Designer')",
      "await page.getByRole('button', { name: 'Add member' }).click()",
      '// The clock: step',
      '})',
    ])
  },
}

export const LogStates = sideBySide(meta, {
  NoLogImported: logAt('panel.closed & record.off & imported.none'),
  ReadsALog: logAt('panel.closed & record.off & imported.reading'),
  RefusesALog: logAt('panel.closed & record.off & imported.refused', {
    refusal: 'It is not an inspector log.',
  }),
  ShowsALog: logAt(
    'panel.closed & record.off & imported.shown',
    { imported: { name: 'orrery-log.json', entries: [entry] } },
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('button', { name: /copied: idle → copying/ }))
        await expect(canvas.getByText('View only. Nothing is executed.')).toBeVisible()
      },
    },
  ),
  LeavesALog: walking(
    logAt(
      'panel.closed & record.off & imported.shown',
      { imported: { name: 'orrery-log.json', entries: [entry] } },
      {
        play: async ({ canvas }) => {
          await userEvent.click(await canvas.findByRole('button', { name: 'Back to this page' }))
          await expect(canvas.queryByText('View only. Nothing is executed.')).toBeNull()
        },
      },
    ),
  ),
})
export const RecordStates = sideBySide(meta, {
  RecordsNothing: recordAt('panel.closed & record.off & imported.none'),
  Records: recordAt('panel.closed & record.running & imported.none'),
  Recorded: recordAt('panel.closed & record.done & imported.none'),
})
