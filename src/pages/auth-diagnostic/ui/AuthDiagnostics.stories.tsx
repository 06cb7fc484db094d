import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { fromCallback, fromPromise } from '@/shared/lib/machine'
import { storyAt, walking, sideBySide } from '@/shared/lib/story'
import {
  type AskingCheck,
  authDiagnosticsMachine,
  type CheckId,
  CHECKS,
  type DiagnosticFinding,
  type DiagnosticResult,
  nothingCaptured,
  type ShownConfiguration,
} from '@machines/auth-diagnostics'
import { AuthDiagnostics } from './AuthDiagnostics'
import { ResultList } from './ResultList'
import { Troubleshooting as TroubleshootingTexts } from './Troubleshooting'

const meta = { component: AuthDiagnostics, title: 'Pages/Auth Diagnostic/Checks' } satisfies Meta<
  typeof AuthDiagnostics
>
export default meta

const machine = authDiagnosticsMachine.provide({
  actors: {
    readConfiguration: fromPromise<ShownConfiguration>(async () => ({
      url: 'https://project.orre…',
      hasKey: true,
    })),
    check: fromPromise<DiagnosticFinding, { check: AskingCheck }>(async () => ({
      status: 'PASS',
      message: 'Fine',
      details: [],
    })),
    captureConsole: fromCallback(() => {}),
  },
})
const all: DiagnosticResult[] = [
  { test: 'environment', status: 'PASS', message: 'Set by the server of this site', details: [] },
  { test: 'backend', status: 'FAIL', message: 'No response within 5 seconds.', details: [] },
  { test: 'network', status: 'WARNING', message: 'This site responded with status 404', details: [] },
  { test: 'storage', status: 'PASS', message: 'Test data was written, read and removed', details: [] },
  {
    test: 'console',
    status: 'WARNING',
    message: '4 console errors',
    details: [
      'TypeError: x is undefined',
      'A file could not be loaded',
      `Refused for ${'[hidden] '.repeat(20)}`,
    ],
  },
  { test: 'endpoints', status: 'INFO', message: 'Unknown', details: [] },
]
const before = (id: CheckId) => all.slice(0, Object.keys(CHECKS).indexOf(id))
const context = {
  configuration: { url: 'https://project.orre…', hasKey: true },
  configurationFailure: null,
  results: [],
  captured: nothingCaptured,
}
const at = storyAt(machine, context, (actor) => (
  <AuthDiagnostics
    actor={actor}
    renderCopy={(text, what) => (
      <Button size="sm" data-text={text}>
        Copy {what}
      </Button>
    )}
  />
))
export const RunsTheChecksOneByOne = walking(
  at(
    'configuration.read & diagnosis.notRun',
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('button', { name: 'Run Diagnostics' }))
        const running = canvas.getByRole('button', { name: 'Running...' })
        await expect(running).toHaveAttribute('aria-disabled', 'true')
        await expect(running).toHaveFocus()
        // The clock is stopped, so the run stays at the fifth check, which waits half a second for errors.
        await expect(await canvas.findByText('Checking Console Errors...')).toBeVisible()
        await expect(canvas.getAllByText('PASS')).toHaveLength(4)
      },
    },
  ),
)
export const DoneOnAPhone = at(
  'configuration.read & diagnosis.done',
  { results: all },
  { globals: { viewport: { value: 'phone' } } },
)
const Troubleshooting: StoryObj = { render: () => <TroubleshootingTexts /> }

export const States = sideBySide(meta, {
  ReadingTheConfiguration: at(
    'configuration.reading & diagnosis.notRun',
    { configuration: null },
    {
      play: async ({ canvas }) => {
        const section = within(canvas.getByRole('region', { name: 'Environment Configuration' }))
        await expect(section.getAllByText('Reading...')).toHaveLength(2)
      },
    },
  ),
  NotRun: at(
    'configuration.read & diagnosis.notRun',
    {},
    {
      play: async ({ canvas }) => {
        await expect(canvas.getByText('Configured (hidden)')).toBeVisible()
        await expect(canvas.getByText('Operating system')).toBeVisible()
        await expect(canvas.queryByRole('button', { name: 'Copy report' })).toBeNull()
      },
    },
  ),
  NotConfigured: at('configuration.read & diagnosis.notRun', {
    configuration: { url: null, hasKey: false },
  }),
  ConfigurationFailed: at(
    'configuration.failed & diagnosis.notRun',
    { configuration: null, configurationFailure: 'Network connection error.' },
    {
      play: async ({ canvas }) => expect(canvas.getByText('Network connection error.')).toBeVisible(),
    },
  ),
  RunningEnvironment: at('configuration.reading & diagnosis.running.environment'),
  RunningBackend: at('configuration.read & diagnosis.running.backend', {
    results: before('backend'),
  }),
  RunningNetwork: at('configuration.read & diagnosis.running.network', {
    results: before('network'),
  }),
  RunningStorage: at('configuration.read & diagnosis.running.storage', {
    results: before('storage'),
  }),
  RunningConsole: at(
    'configuration.read & diagnosis.running.console',
    { results: before('console') },
    {
      play: async ({ canvas }) => {
        await expect(canvas.getByRole('status')).toHaveTextContent('Checking Console Errors...')
        await expect(canvas.getByText('Checking')).toBeVisible()
        await expect(canvas.getByText('Waiting')).toBeVisible()
      },
    },
  ),
  RunningEndpoints: at('configuration.read & diagnosis.running.endpoints', {
    results: before('endpoints'),
  }),
  Done: at(
    'configuration.read & diagnosis.done',
    { results: all },
    {
      play: async ({ canvas }) => {
        await expect(canvas.getByText('2 passed, 1 failed, 2 with a warning, 1 only informed.')).toBeVisible()
        await expect(canvas.getByText('TypeError: x is undefined')).toBeVisible()
        const report = canvas.getByRole('button', { name: 'Copy report' }).dataset.text
        await expect(report).toContain('- INFO Auth Endpoints: Unknown')
        await expect(report).toContain('- Backend key: Configured (hidden)')
      },
    },
  ),
})
export const Variants = sideBySide(meta, {
  Results: { render: () => <ResultList results={all} running={null} /> },
  Troubleshooting,
})
