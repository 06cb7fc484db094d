import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { sideBySide, snapshotAt, storyAt } from '@/shared/lib/story'
import { runCountsMachine } from './model/use-run-counts'
import { OwnRuns, RunFigures } from './OwnRuns'

const counts = { experiments: 2, runs: 1240, running: 1, finished: 1200, failed: 39, lastRunAt: 0 }
const context = { question: undefined, answer: null, failure: null }
const meta = { title: 'Pages/AI-ML Platform/Overview: own runs' } satisfies Meta
export default meta

const at = storyAt(runCountsMachine, context, (actor) => <RunFigures actor={actor} />)
export const States = sideBySide(meta, {
  Some: at(
    'answered',
    { answer: counts },
    { play: async ({ canvas }) => expect(canvas.getByText('1,240 runs')).toBeVisible() },
  ),
  None: at('answered', { answer: { ...counts, runs: 0 } }),
})
export const Read: StoryObj = {
  parameters: {
    snapshots: { 'run-counts': snapshotAt(runCountsMachine, 'answered', { ...context, answer: counts }) },
  },
  render: () => <OwnRuns userId={SAMPLE_PROFILE.id} />,
}
