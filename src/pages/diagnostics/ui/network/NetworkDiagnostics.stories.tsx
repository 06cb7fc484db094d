import type { Meta } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { actorAt, storyAt, walking, sideBySide } from '@/shared/lib/story'
import { NETWORK_PROBES, networkDiagnosticsMachine, type ProbeResults } from '@machines/network-diagnostics'
import { type ProbeAnswer, unanswered } from '@machines/probe'
import { HealthSummary } from './HealthSummary'
import { NetworkDiagnostics } from './NetworkDiagnostics'
import { NetworkDiagnosticsView } from './NetworkDiagnosticsView'
import { ProbeRow } from './ProbeRow'
import { TargetSetting } from './TargetSetting'

const meta = {
  component: NetworkDiagnostics,
  title: 'Pages/Diagnostics/Network',
} satisfies Meta<typeof NetworkDiagnostics>
export default meta

const passed = (duration: number): ProbeAnswer => ({ passed: true, status: 200, duration, cause: null })
const failed: ProbeAnswer = {
  passed: false,
  status: 503,
  duration: 41,
  cause: 'Answered with status 503, a server error.',
}
const good: ProbeResults = {
  app: passed(12),
  icon: passed(7),
  health: passed(23),
  callback: passed(14),
  font: passed(9),
}
const onExport = fn()
const keep = fn()
const at = storyAt(
  networkDiagnosticsMachine.provide({ actions: { keep } }),
  {
    ownFont: '/assets/geist.woff2',
    chosen: null,
    typed: '/assets/geist.woff2',
    typedError: null,
    results: {},
    startedAt: '2026-01-15T09:05:00.000Z',
  },
  (actor) => <NetworkDiagnosticsView actor={actor} onExport={onExport} />,
)

/** The texts of the live regions: the health, and below it the status of the chosen address. */
const said = (canvas: { getAllByRole: (role: 'status') => HTMLElement[] }) =>
  canvas.getAllByRole('status').map(({ textContent }) => textContent)
export const CriticalOnAPhone = at(
  'done.critical',
  { results: { ...good, callback: unanswered(5000, 'No response within 5000 ms.') } },
  { globals: { viewport: { value: 'phone' } } },
)

export const Variants = sideBySide(meta, {
  /** The clock is stopped. The server of Storybook decides which other probes pass, so only the font is checked. */
  RunsItsProbes: {
    render: () => <NetworkDiagnostics userId="somebody" />,
    play: async ({ canvas }) => {
      await expect(canvas.getAllByText('Not run')).toHaveLength(5)
      await expect(canvas.getByText('HEAD /auth/callback')).toBeVisible()
      await expect(canvas.getByText(/^HEAD .*woff2$/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Run diagnostics' }))
      await expect(await canvas.findByRole('button', { name: 'Run again' })).toBeVisible()
      await userEvent.click(canvas.getByText(/^\d probes? passed$/))
      const font = canvas.getByText('Font').closest('li')
      await expect(within(font as HTMLElement).getByText('Passed')).toBeVisible()
    },
    parameters: { snapshots: [] },
  },
  Rows: {
    render: () => (
      <ul>
        {NETWORK_PROBES.map((probe, index) => (
          <ProbeRow
            key={probe.id}
            probe={probe}
            url={probe.url ?? '/assets/geist.woff2'}
            answer={index === 0 ? null : failed}
            running={index === 0}
          />
        ))}
      </ul>
    ),
  },
  Summary: {
    render: () => <HealthSummary health="issues" results={{ ...good, font: failed }} running={false} />,
  },
  Setting: {
    render: () => (
      <TargetSetting
        actor={actorAt(networkDiagnosticsMachine.provide({ actions: { keep } }), 'idle', {
          ownFont: '/assets/geist.woff2',
          chosen: 'https://fonts.example/css2',
          typed: 'https://fonts.example/css',
          typedError: null,
          results: {},
          startedAt: null,
        })}
      />
    ),
    play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Not saved yet.'),
  },
})
export const States = sideBySide(meta, {
  NotRun: at('idle', { startedAt: null }),
  TakesAnotherTarget: at(
    'idle',
    { startedAt: null },
    {
      play: async ({ canvas }) => {
        const field = canvas.getByLabelText('Address')
        await userEvent.clear(field)
        await userEvent.type(field, 'nowhere{Enter}')
        await expect(canvas.getByText(/^Enter a path on this site/)).toBeVisible()
        await userEvent.clear(field)
        await userEvent.type(field, 'https://fonts.example/css2{Enter}')
        await expect(canvas.getByText('HEAD https://fonts.example/css2')).toBeVisible()
        await expect(canvas.getByText(/four to this site and one to your font address/)).toBeVisible()
        await userEvent.click(canvas.getByRole('button', { name: "Use the app's own font" }))
        await expect(canvas.getByText('HEAD /assets/geist.woff2')).toBeVisible()
      },
    },
  ),
  Running: at(
    'running.app.testing & running.icon.testing & running.health.testing & running.callback.testing & running.font.testing',
    { results: { icon: passed(7) } },
    {
      play: async ({ canvas }) => {
        await expect(said(canvas)).toContain('Running: 1 of 5 probes have answered.')
        await expect(canvas.getAllByText('Testing')).toHaveLength(4)
      },
    },
  ),
  IsStopped: walking(
    at(
      'running.app.testing & running.icon.testing & running.health.testing & running.callback.testing & running.font.testing',
      { results: { icon: passed(7) } },
      {
        play: async ({ canvas }) => {
          await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
          await expect(canvas.getAllByText('Not run')).toHaveLength(5)
        },
      },
    ),
  ),
  Good: at(
    'done.good',
    { results: good },
    {
      play: async ({ canvas }) => expect(said(canvas).join()).toContain('All 5 probes passed.'),
    },
  ),
  ExportsItsResults: at(
    'done.good',
    { results: good },
    {
      play: async ({ canvas }) => {
        await expect(said(canvas).join()).toContain('All 5 probes passed.')
        await expect(canvas.getByText('Font')).not.toBeVisible()
        await userEvent.click(canvas.getByText('5 probes passed'))
        await expect(canvas.getByText('Font')).toBeVisible()
        await userEvent.click(canvas.getByRole('button', { name: 'Export JSON' }))
        await expect(onExport).toHaveBeenCalled()
      },
    },
  ),
  Issues: at(
    'done.issues',
    { results: { ...good, health: failed } },
    {
      play: async ({ canvas }) => {
        await expect(said(canvas).join()).toContain('Backend health')
        await expect(canvas.getByText(/^Answered with status 503/)).toBeVisible()
      },
    },
  ),
  Critical: at(
    'done.critical',
    { results: { ...good, callback: unanswered(5000, 'No response within 5000 ms.'), health: failed } },
    {
      play: async ({ canvas }) =>
        expect(canvas.getByRole('alert')).toHaveTextContent('Network health: critical'),
    },
  ),
})
