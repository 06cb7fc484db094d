import { Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { ALL_RUNS, NO_RUNS_EDITED, type Run, SAMPLE_RUN } from '@/entities/run/model'
import { runRestoreMachine } from '@/features/restore-run'
import { removalMachine } from '@machines/removal'
import { runEditMachine } from '@machines/run-edit'
import { runExportMachine } from '@machines/run-export'
import { runListMachine } from '@machines/run-list'
import { actorAt, sideBySide, snapshotAt, startContext } from '@/shared/lib/story'
import { ColumnsDialog } from './ColumnsDialog'
import { ConnectCard, TrainCard } from '../../../ui/StartCards'
import { runTagsMachine } from './model/use-run-edits'
import { runChoicesMachine } from './model/use-runs'
import { RunExportMenu, RunExportStatus } from './RunExport'
import { RunFilters } from './RunFilters'
import { RunSelection } from './RunSelection'
import { RunsSection } from './RunsSection'
import { RunsView, type RunsViewProps } from './RunsView'
import { RunTable } from './RunTable'

const NAMES = ['stoic-hare', 'brave-owl', 'calm-lynx', 'quick-wren', 'odd-newt']
const rows: Run[] = Array.from({ length: 100 }, (_, at) => ({
  ...SAMPLE_RUN,
  id: `run-${at}`,
  name: `${NAMES[at % NAMES.length]}-${at}`,
  status: at === 0 ? 'RUNNING' : at % 7 === 3 ? 'FAILED' : 'FINISHED',
  endedAt: at === 0 ? null : SAMPLE_RUN.endedAt,
  metrics: { accuracy: 0.95 - at / 400, loss: 0.2 + at / 100 },
}))
const keys = {
  metrics: ['accuracy', 'f1', 'loss'],
  params: ['batch_size', 'lr', 'optimizer'],
  tags: ['team'],
}
const experiments = [{ id: '3', name: 'churn-forest', lifecycle: 'active', runs: 100 }]
const context = {
  query: ALL_RUNS,
  rows,
  total: 100_000,
  exact: true,
  mayChange: true,
  visible: true,
  failure: null,
  stale: false,
}
const list = (state: string, change: object = {}) =>
  snapshotAt(runListMachine, state, { ...context, ...change })
const choices = { question: undefined, answer: { experiments, keys }, failure: null }
const known = { 'run-choices': snapshotAt(runChoicesMachine, 'answered', choices) }

const exporting = { query: ALL_RUNS, format: 'csv' as const, rows: [], total: null, failure: null }
const exportAt = (state: string, change: object = {}) =>
  actorAt(runExportMachine, state, { ...exporting, ...change })

const meta = {
  title: 'Pages/AI-ML Platform/Runs',
  component: RunsSection,
  args: { userId: SAMPLE_PROFILE.id },
  parameters: { layout: 'padded', path: '/ai-ml-platform?tab=models' },
} satisfies Meta<typeof RunsSection>
export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = {
  parameters: { snapshots: { ...known, 'run-list': list('ready') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('100,000 runs')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'stoic-hare-0' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select stoic-hare-0' }))
    await expect(canvas.getByText('Select another run to compare.')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select brave-owl-1' }))
    await expect(canvas.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/ai-ml-platform/runs/compare?runs=run-0,run-1',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Metrics and parameters' }))
    const dialog = await screen.findByRole('dialog', { name: 'Columns' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const OnAPhone: Story = {
  parameters: { snapshots: { ...known, 'run-list': list('ready', { rows: rows.slice(0, 6), total: 6 }) } },
  globals: { viewport: { value: 'phone' } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
}
const section = (state: string, change: object = {}) => ({
  parameters: { snapshots: { 'run-list': list(state, { rows: [], total: 0, ...change }) } },
})
export const WithoutRuns = sideBySide(meta, {
  Loading: section('loading'),
  NothingYet: section('ready'),
  Failed: section('failed', { failure: 'Network connection error.' }),
})
export const NothingMatches: Story = {
  parameters: {
    snapshots: {
      ...known,
      'run-list': list('ready', { rows: [], total: 0, query: { ...ALL_RUNS, status: 'KILLED' } }),
    },
  },
  play: async ({ canvas }) => {
    const clear = await canvas.findByRole('button', { name: 'Clear filters' })
    await expect(canvas.getByLabelText('Run status')).toHaveValue('KILLED')
    await userEvent.click(clear)
    // The filters stay while the list without them is read.
    await expect(canvas.getByLabelText('Run status')).toHaveValue('all')
  },
}
export const AFilterThatIsWrong: Story = {
  render: () => <RunFilters query={ALL_RUNS} experiments={experiments} onChange={fn()} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Filter'), 'metrics.loss <{Enter}')
    await expect(await canvas.findByText(/Expected a number for metric 'loss'/)).toBeVisible()
  },
}
export const Exporting: Story = {
  render: () => (
    <Stack gap="4" align="start">
      <RunExportMenu actor={exportAt('idle')} query={ALL_RUNS} />
      <RunExportStatus actor={exportAt('reading', { rows, total: 2400 })} />
      <RunExportStatus actor={exportAt('saved', { rows, total: 100 })} />
      <RunExportStatus actor={exportAt('failed', { failure: 'Network connection error.' })} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Read 100 of 2,400 runs…')).toBeVisible()
    await expect(canvas.getByText('Exported 100 runs.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    const item = await screen.findByRole('menuitem', { name: 'Parquet' })
    await waitFor(() => expect(item).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(item).not.toBeInTheDocument())
  },
}
export const Columns: Story = {
  render: () => <ColumnsDialog open keys={keys} shown={[]} onChange={fn()} onClose={fn()} />,
}
export const Parts: Story = {
  render: () => (
    <>
      <ConnectCard />
      <TrainCard />
      <RunSelection ids={['a']} onClear={fn()} />
      <RunTable
        list={actorAt(runListMachine, 'ready', { ...context, rows: rows.slice(0, 3), total: 3 })}
        columns={[{ entity: 'param', key: 'lr' }]}
        hidden={[]}
        onHiddenChange={fn()}
        selection={{}}
        onSelectionChange={fn()}
        actions={() => []}
        onClear={fn()}
      />
    </>
  ),
}
const restore = { question: '', answer: null, failure: null }
const deleted = rows.slice(0, 3).map((run) => ({ ...run, isDeleted: true }))
const viewOf = (userId: string, { list, restored }: Pick<RunsViewProps, 'list' | 'restored'>) => (
  <RunsView
    userId={userId}
    workspace="own"
    changes={0}
    list={list}
    edit={actorAt(runEditMachine, 'idle', { edit: null, edited: NO_RUNS_EDITED, failure: null })}
    tags={actorAt(runTagsMachine, 'closed', startContext(runTagsMachine, { subject: null }))}
    removal={actorAt(removalMachine, 'idle', { removed: [], restoring: null, failure: null })}
    choices={actorAt(runChoicesMachine, 'answered', choices)}
    exported={actorAt(runExportMachine, 'idle', exporting)}
    restored={restored}
  />
)
export const Failing: Story = {
  render: ({ userId }) =>
    viewOf(userId, {
      list: actorAt(runListMachine, 'failed', {
        ...context,
        rows: rows.slice(0, 3),
        failure: 'You are offline.',
      }),
      restored: actorAt(runRestoreMachine, 'idle', restore),
    }),
  play: async ({ canvas }) => expect(canvas.getByText('The list may be out of date')).toBeVisible(),
}
const restoring = (state: string, change: object = {}): Story => ({
  render: ({ userId }) =>
    viewOf(userId, {
      list: actorAt(runListMachine, 'ready', {
        ...context,
        query: { ...ALL_RUNS, shown: 'deleted' },
        rows: deleted,
        total: 3,
      }),
      restored: actorAt(runRestoreMachine, state, { ...restore, question: 'run-0', ...change }),
    }),
})
export const Restoring: Story = {
  ...restoring('asking'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for brave-owl-1' }))
    const item = await screen.findByRole('menuitem', { name: /^Restore/ })
    await waitFor(() => expect(item).toBeVisible())
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.getByText('Another run is being restored.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(item).not.toBeInTheDocument())
  },
}
export const NotRestored: Story = {
  ...restoring('failed', { failure: { message: 'Network connection error.', kind: 'network' } }),
  play: async ({ canvas }) => expect(canvas.getByText('The run was not restored')).toBeVisible(),
}
