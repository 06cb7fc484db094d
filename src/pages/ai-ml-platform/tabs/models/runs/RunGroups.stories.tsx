import { Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { ALL_RUNS, NO_RUNS_EDITED, type Run, SAMPLE_RUN } from '@/entities/run/model'
import { runEditMachine } from '@machines/run-edit'
import { runListMachine } from '@machines/run-list'
import { actorAt, sideBySide, snapshotAt, startContext } from '@/shared/lib/story'
import { runTagsMachine } from './model/use-run-edits'
import { runGroupsMachine } from './model/use-run-groups'
import { runChoicesMachine } from './model/use-runs'
import { RunEditFailure, RunEditNotice } from './RunEditNotice'
import { type GroupChoice, RunGroupFields, UNGROUPED } from './RunGroupFields'
import { RunGroups } from './RunGroups'
import { RunSelection } from './RunSelection'
import { RunsSection } from './RunsSection'
import { RunTagDialog } from './RunTagDialog'

const rows: Run[] = Array.from({ length: 6 }, (_, at) => ({
  ...SAMPLE_RUN,
  id: `run-${at}`,
  name: `stoic-hare-${at}`,
}))
const context = {
  query: ALL_RUNS,
  rows,
  total: 10_000,
  exact: false,
  mayChange: true,
  visible: true,
  failure: null,
  stale: false,
}
const keys = { metrics: ['accuracy', 'loss'], params: ['lr', 'optimizer'], tags: ['team'] }
const experiments = [{ id: '3', name: 'churn-forest', lifecycle: 'active', runs: 100 }]
const list = (change: object = {}) => snapshotAt(runListMachine, 'ready', { ...context, ...change })
const question = {
  query: ALL_RUNS,
  by: { entity: 'param' as const, key: 'optimizer' },
  best: { metric: 'accuracy', lowest: false },
}
const groups = [
  { value: 'adam', label: 'adam', runs: 61_204, best: 0.9712 },
  { value: 'sgd', label: 'sgd', runs: 31_000, best: 0.9521 },
  {
    value: 'a-very-long-name-of-an-optimizer-with-warm-restarts-and-decoupled-weight-decay',
    label: '',
    runs: 1,
    best: 0.5,
  },
  { value: null, label: null, runs: 812, best: null },
]
const groupsAt = (state: string, change: object = {}) =>
  actorAt(runGroupsMachine, state, { question, answer: null, failure: null, ...change })
const choices = {
  'run-choices': snapshotAt(runChoicesMachine, 'answered', {
    question: undefined,
    answer: { experiments, keys },
    failure: null,
  }),
}
const known = {
  ...choices,
  'run-list': list(),
  'run-groups': snapshotAt(runGroupsMachine, 'answered', {
    question,
    answer: { more: true, groups },
    failure: null,
  }),
  [`run-list:${JSON.stringify(['all', 'all', [{ entity: 'param', key: 'optimizer', op: '=', value: 'adam' }]])}`]:
    list({ total: 6, exact: true }),
}

const meta = {
  title: 'Pages/AI-ML Platform/Groups of runs',
  component: RunsSection,
  args: { userId: SAMPLE_PROFILE.id },
  parameters: { layout: 'padded', path: '/ai-ml-platform?tab=models' },
} satisfies Meta<typeof RunsSection>
export default meta
type Story = StoryObj<typeof meta>

export const Grouped: Story = {
  parameters: { snapshots: known },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10,000+ runs')).toBeVisible()
    await userEvent.selectOptions(await canvas.findByLabelText('Group by'), 'Parameter optimizer')
    await userEvent.selectOptions(canvas.getByLabelText('Best value'), 'Highest accuracy')
    const group = await canvas.findByRole('button', { name: /^adam/ })
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(group)
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select stoic-hare-0' }))
    await expect(canvas.getByRole('group', { name: 'Selected runs' })).toHaveTextContent('1 selected')
    await userEvent.click(canvas.getByRole('button', { name: /^adam/ }))
    await expect(canvas.queryByRole('table', { name: 'Runs of adam' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^adam/ }))
  },
}
export const GroupedOnAPhone: Story = {
  ...Grouped,
  globals: { viewport: { value: 'phone' } },
}
export const GroupStates = sideBySide(meta, {
  Loading: { render: () => <RunGroups actor={groupsAt('asking')}>{() => null}</RunGroups> },
  None: {
    render: () => (
      <RunGroups actor={groupsAt('answered', { answer: { more: false, groups: [] } })}>
        {() => null}
      </RunGroups>
    ),
  },
  Failed: {
    render: () => (
      <RunGroups actor={groupsAt('failed', { failure: { message: 'You are offline.', kind: 'network' } })}>
        {() => null}
      </RunGroups>
    ),
  },
  OutOfDate: {
    render: () => (
      <RunGroups
        actor={groupsAt('failed', {
          answer: { more: false, groups },
          failure: { message: 'You are offline.', kind: 'network' },
        })}
      >
        {() => null}
      </RunGroups>
    ),
  },
})

function Fields({ start }: { start: GroupChoice }) {
  const [choice, setChoice] = useState(start)
  return <RunGroupFields choice={choice} keys={keys} onChange={setChoice} />
}
export const FieldsOfGroups = sideBySide(meta, {
  NoGroups: {
    render: () => <Fields start={UNGROUPED} />,
    play: async ({ canvas }) => {
      await expect(canvas.queryByLabelText('Best value')).toBeNull()
      await userEvent.selectOptions(canvas.getByLabelText('Group by'), 'Tag team')
      await expect(canvas.getByLabelText('Best value')).toHaveValue('')
    },
  },
  BestOfEach: {
    render: () => <Fields start={{ by: 'param:optimizer', best: 'highest:accuracy' }} />,
    play: async ({ canvas }) => {
      await userEvent.selectOptions(canvas.getByLabelText('Best value'), 'Lowest loss')
      await expect(canvas.getByLabelText('Group by')).toHaveValue('param:optimizer')
      await userEvent.selectOptions(canvas.getByLabelText('Group by'), 'No groups')
      await expect(canvas.queryByLabelText('Best value')).toBeNull()
    },
  },
})

export const AViewerSelects: Story = {
  parameters: { snapshots: { ...choices, 'run-list': list({ mayChange: false }) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select stoic-hare-0' }))
    await expect(canvas.getByRole('button', { name: 'Clear Selection' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Edit tags' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull()
  },
}
export const AllThatMatch: Story = {
  parameters: { snapshots: { ...choices, 'run-list': list({ total: 312, exact: true }) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select stoic-hare-0' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 312 that match' }))
    await expect(canvas.getByText('All 312 that match selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit tags' }))
    const dialog = await screen.findByRole('dialog', { name: 'Edit tags' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(screen.getByText('All runs that match the filter are changed, up to 5,000.')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Change'), 'Remove a tag')
    await expect(screen.queryByLabelText('Value')).toBeNull()
    await userEvent.type(screen.getByLabelText('Tag'), 'mlflow.user')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Names that begin with mlflow. belong to the client')).toBeVisible()
  },
}
const edit = { deleted: false, busy: false, onTag: fn(), onRemove: fn(), onSelectAll: fn() }
export const Selections: Story = {
  render: () => (
    <Stack gap="5">
      <RunSelection ids={['a', 'b']} total={2} edit={edit} onClear={fn()} />
      <RunSelection ids={['a', 'b']} total={10_000} exact={false} all edit={edit} onClear={fn()} />
      <RunSelection ids={['a', 'b']} total={40} edit={{ ...edit, busy: true }} onClear={fn()} />
      <RunSelection ids={['a', 'b']} total={40} edit={{ ...edit, deleted: true }} onClear={fn()} />
    </Stack>
  ),
}
const deletion = { change: 'delete' as const, runs: null, query: ALL_RUNS }
const editAt = (state: string, change: object = {}) =>
  actorAt(runEditMachine, state, { edit: deletion, edited: NO_RUNS_EDITED, failure: null, ...change })
const edited = { changed: 312, ids: ['a'] }
export const Edited: Story = {
  render: () => <RunEditNotice actor={editAt('changed', { edited })} />,
  play: async ({ canvas }) => expect(canvas.getByText(/^312 runs were deleted\./)).toBeVisible(),
}
export const NotUndone: Story = {
  render: () => <RunEditNotice actor={editAt('notUndone', { edited, failure: 'You are offline.' })} />,
}
export const NothingChanged: Story = {
  render: () => <RunEditNotice actor={editAt('changed')} />,
}
export const NotEdited: Story = {
  render: () => (
    <RunEditFailure actor={editAt('failed', { failure: 'Up to 5000 runs can be changed at once' })} />
  ),
}
export const TagDialog: Story = {
  render: () => (
    <RunTagDialog
      actor={actorAt(runTagsMachine, 'editing', {
        ...startContext(runTagsMachine, { subject: null }),
        subject: { runs: ['a', 'b'], query: ALL_RUNS },
      })}
    />
  ),
}
