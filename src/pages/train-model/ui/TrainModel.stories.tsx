import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SAMPLE_CHOICE, SAMPLE_FACTS, SAMPLE_REPORT, SAMPLE_TRAINED } from '@/entities/trained-model/model'
import { SessionProvider } from '@/entities/profile'
import { SAMPLE_SESSION } from '@/entities/profile/model'
import { sideBySide, startContext, storyAt } from '@/shared/lib/story'
import { trainModelMachine } from '@machines/train-model'
import { TrainModelPage, TrainModelView } from './TrainModelPage'
import { Trained } from './Trained'

const meta = {
  title: 'Pages/AI-ML Platform/Train a model',
  parameters: { layout: 'padded', path: '/ai-ml-platform/train' },
} satisfies Meta
export default meta
type Story = StoryObj

const chosen = {
  ...startContext(trainModelMachine, undefined),
  file: { id: 'file-1', name: 'penguins.csv' },
  facts: SAMPLE_FACTS,
  choice: SAMPLE_CHOICE,
}
const at = storyAt(trainModelMachine, chosen, (actor) => (
  <TrainModelView actor={actor} add={fn()} addPenguins={fn()} save={fn()} saveElsewhere={fn()} />
))
const progress = {
  stage: 'searching' as const,
  candidate: 'Gradient boosting, 15 leaves, rate 0.05',
  round: 42,
  tried: 2,
  best: 'Linear model, penalty 1',
  loss: 0.28,
}

export const Empty: Story = {
  render: () => (
    <SessionProvider session={SAMPLE_SESSION}>
      <TrainModelPage />
    </SessionProvider>
  ),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Choose a CSV file' })).toBeVisible(),
}

export const States = sideBySide(meta, {
  Reading: at('reading', { facts: null, choice: null }),
  Choosing: at('choosing', {
    warnings: [
      {
        code: 'leak',
        column: 'island',
        text: '“island” alone predicts the target almost perfectly. If it is only known afterwards, leave it out.',
      },
    ],
  }),
  CannotBeLearned: at('choosing', {
    choice: { ...SAMPLE_CHOICE, features: [] },
    failure: '“sex” has the same value in every row, so there is nothing to learn.',
  }),
  Training: at('training.running', { progress }),
  Paused: at('training.paused', { progress }),
  Failed: at('failed', { failure: 'The file is empty.', facts: null, choice: null }),
})

export const Done = sideBySide(meta, { Done: at('done.stored', { trained: SAMPLE_TRAINED, run: 'run-1' }) })

const onSave = fn()
const residuals = Array.from({ length: 200 }, (_, row) => ({ x: row * 10, y: ((row * 37) % 41) - 20 }))
/** A number that the columns say nothing about. */
export const NoBetterThanTheBaseline: Story = {
  render: () => (
    <Trained
      trained={{
        ...SAMPLE_TRAINED,
        choice: { ...SAMPLE_CHOICE, target: 'body_mass_g', kind: 'regression' },
        classes: [],
        report: {
          ...SAMPLE_REPORT,
          beatsBaseline: false,
          metrics: { r2: { value: 0.01, low: -0.2, high: 0.1 }, rmse: { value: 802, low: 700, high: 900 } },
          baseline: { r2: { value: 0, low: 0, high: 0 }, rmse: { value: 806, low: 720, high: 905 } },
          curves: { residuals },
        },
      }}
      onSave={onSave}
      onSaveElsewhere={fn()}
      onAgain={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The model does not beat the baseline')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Download ONNX' }))
    await expect(onSave).toHaveBeenCalledWith('onnx')
  },
}
