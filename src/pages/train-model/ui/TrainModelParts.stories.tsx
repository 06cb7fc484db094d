import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import {
  SAMPLE_CHOICE,
  SAMPLE_FACTS,
  SAMPLE_REPORT,
  SAMPLE_TRAINED,
  type TrainingChoice,
  type Warning,
} from '@/entities/trained-model/model'
import { fromPromise } from '@/shared/lib/machine'
import { sideBySide, startContext, storyAt, walking } from '@/shared/lib/story'
import { trainModelMachine } from '@machines/train-model'
import { Choice } from './Choice'
import { ChooseFile } from './ChooseFile'
import { Confusion } from './Confusion'
import { Curves } from './Curves'
import { Dependences } from './Dependences'
import { DeployTrained } from './DeployTrained'
import { Importances } from './Importances'
import { SplitFields } from './SplitFields'
import { StoredRun } from './StoredRun'
import { Titled } from './Titled'
import { TrainingNow } from './TrainingNow'

const meta = {
  title: 'Pages/AI-ML Platform/Train a model/Parts',
  parameters: { layout: 'padded', path: '/ai-ml-platform/train' },
} satisfies Meta
export default meta
type Story = StoryObj

const context = {
  ...startContext(trainModelMachine, undefined),
  file: { id: 'file-1', name: 'penguins.csv' },
  facts: SAMPLE_FACTS,
  choice: SAMPLE_CHOICE,
}
const GROUPS = { name: 'nest', kind: 'category', missing: 0, distinct: 40, kinds: [] } as const
const choice = storyAt(trainModelMachine, context, (actor) => <Choice actor={actor} />)
interface Checked {
  warnings: Warning[]
  leftOut: string[]
}
const checked = storyAt(
  trainModelMachine.provide({
    actors: {
      check: fromPromise<Checked, { file: string; choice: TrainingChoice | null }>(async () => ({
        warnings: [],
        leftOut: [],
      })),
    },
  }),
  context,
  (actor) => <Choice actor={actor} />,
)
const file = storyAt(trainModelMachine, context, (actor) => (
  <ChooseFile actor={actor} onFile={fn()} onPenguins={fn()} />
))
const training = storyAt(trainModelMachine, context, (actor) => <TrainingNow actor={actor} />)

export const Form: Story = choice(
  'choosing',
  {},
  {
    play: async ({ canvas }) => {
      const island = canvas.getByLabelText(/^island/)
      await userEvent.click(island)
      await expect(island).not.toBeChecked()
      await userEvent.selectOptions(canvas.getByLabelText('Time to search'), '1 minute')
      await expect(canvas.getByLabelText('Time to search')).toHaveValue('60')
    },
  },
)
/** Only columns that can keep rows apart are offered. */
export const Split: Story = checked(
  'choosing',
  { facts: { ...SAMPLE_FACTS, rows: 344, columns: [...SAMPLE_FACTS.columns, GROUPS] } },
  {
    play: async ({ canvas }) => {
      const split = canvas.getByLabelText('Rows kept apart for the test')
      await userEvent.selectOptions(split, 'By group, whole groups')
      await expect(await canvas.findByLabelText('Column of the groups')).toHaveValue('nest')
      await expect(canvas.queryByRole('checkbox', { name: /^nest/ })).toBeNull()
      await expect(canvas.getByText(/Whole groups of “nest”/)).toBeVisible()
      await expect(canvas.queryByText(/not provided/)).toBeNull()
    },
  },
)
const onSplit = fn()
/** Dates first, then numbers. */
export const SplitByTime: Story = {
  render: () => (
    <SplitFields
      facts={SAMPLE_FACTS}
      choice={{ ...SAMPLE_CHOICE, split: { by: 'time', column: 'bill_length_mm' } }}
      onChange={onSplit}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Column of the time'), 'body_mass_g')
    await expect(onSplit).toHaveBeenCalledWith({ by: 'time', column: 'body_mass_g' })
    await userEvent.selectOptions(canvas.getByLabelText('Rows kept apart for the test'), 'random')
    await expect(onSplit).toHaveBeenCalledWith({ by: 'random' })
  },
}
export const Files = sideBySide(meta, {
  NoFile: file('empty', { file: null }),
  Reading: file('reading'),
  Read: file('choosing'),
})
export const Training = sideBySide(meta, {
  Begun: training('training.running'),
  Evaluating: training('training.evaluating', {
    progress: { stage: 'evaluating', candidate: '', round: 0, tried: 8, best: null, loss: null },
  }),
})
export const Charts: Story = {
  render: () => (
    <>
      <Titled title="Columns that matter">
        <Importances importances={SAMPLE_REPORT.importances} />
      </Titled>
      <Titled title="Predicted and actual classes">
        <Confusion table={SAMPLE_REPORT.curves.confusion ?? []} classes={['female', 'male']} />
      </Titled>
      <Curves curves={SAMPLE_REPORT.curves} positive="male" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('slider', { name: 'Share of hits by share of false alarms' }),
    ).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Predicted male' })).toBeVisible()
  },
}

/** Of a number, a category and a date. */
export const PartialDependence: Story = {
  render: () => (
    <Dependences
      dependences={SAMPLE_REPORT.dependences}
      kind="binary"
      target="sex"
      classes={['female', 'male']}
    />
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('slider', { name: 'Probability of “male” by body_mass_g' }),
    ).toBeVisible()
    await expect(canvas.getByRole('slider', { name: 'Probability of “male” by species' })).toBeVisible()
  },
}

const stored = storyAt(trainModelMachine, { ...context, trained: SAMPLE_TRAINED }, (actor) => (
  <StoredRun actor={actor} />
))
export const AsARun = sideBySide(meta, {
  Storing: stored('done.storing'),
  Stored: stored('done.stored', { run: 'run-1' }),
  Local: stored('done.local'),
  NotStored: stored('done.notStored', { storeFailure: 'Your role may not create models here.' }),
})
const deploying = storyAt(trainModelMachine, { ...context, trained: SAMPLE_TRAINED }, (actor) => (
  <DeployTrained workspace="w1" training={{ actor, modelFile: async () => new Blob() }} />
))
/** The endpoint is proposed a name of the file and the target. */
export const Deploying: Story = walking(
  deploying(
    'done.local',
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('button', { name: 'Deploy' }))
        await expect(await screen.findByLabelText('Name of the endpoint')).toHaveValue('penguins-sex')
      },
    },
  ),
)
