import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sideBySide, startContext, storyAt } from '@/shared/lib/story'
import { batchPredictionMachine } from '@machines/batch-prediction'
import { BatchPrediction } from './BatchPrediction'
import { BatchPredictionView } from './BatchPredictionView'

const meta = {
  title: 'Components/Batch prediction',
  parameters: { layout: 'padded' },
} satisfies Meta
export default meta
type Story = StoryObj

const file = { id: 'file-1', name: 'clients of the last quarter.csv', size: 48_000_000 }
const onFile = fn()
const at = storyAt(
  batchPredictionMachine,
  { ...startContext(batchPredictionMachine, undefined), file },
  (actor) => <BatchPredictionView actor={actor} by="file" onFile={onFile} />,
)
const progress = { bytes: 16_000_000, rows: 210_000 }

export const States = sideBySide(meta, {
  Choosing: at('choosing', { file: null }),
  LoadingTheModel: at('running'),
  Running: at('running', { progress }),
  Done: at('done', { result: { rows: 630_000, uneven: 0 } }),
  DoneWithUnevenRows: at('done', { result: { rows: 630_000, uneven: 1 } }),
  Failed: at('failed', {
    failure: 'The file has no column “bill_length_mm”, which the model needs; it has species, island, sex.',
  }),
})

/** The whole of it, on a model that answers here. */
export const OnAFile: Story = {
  render: () => (
    <BatchPrediction
      model={{
        by: 'page',
        inputs: [{ name: 'size', type: 'float64' }],
        most: 100,
        ask: async (feeds) => [
          { name: 'twice', values: (feeds[0]?.values ?? []).map((one) => Number(one) * 2) },
        ],
      }}
    />
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('CSV file to predict')
    await userEvent.upload(input, new File(['width\n3\n4\n'], 'wrong.csv'))
    await expect(
      await canvas.findByText(/no column “size”, which the model needs; it has width/),
    ).toBeVisible()
    await userEvent.upload(
      canvas.getByLabelText('CSV file to predict'),
      new File(['size\n3\n4\n5\n'], 'right.csv'),
    )
    await expect(await canvas.findByText('3 rows of right.csv predicted')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download predictions' })).toBeVisible()
  },
}
