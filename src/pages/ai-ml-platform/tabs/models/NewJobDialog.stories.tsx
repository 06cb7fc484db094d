import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { TrainingProvider } from '@/features/train-models'
import { startContext, storyAt } from '@/shared/lib/story'
import { newTrainingJobMachine } from './model/new-job-form'
import { NewJobDialog } from './NewJobDialog'

const meta = { component: NewJobDialog, title: 'Pages/AI-ML Platform/New training job' } satisfies Meta<
  typeof NewJobDialog
>
export default meta

const context = startContext(newTrainingJobMachine, { subject: { names: ['churn-baseline'] } })
const at = storyAt(newTrainingJobMachine, context, (actor) => (
  <TrainingProvider userId={SAMPLE_PROFILE.id}>
    <NewJobDialog actor={actor} />
  </TrainingProvider>
))

export const Closed = at('closed', {}, { play: async () => expect(screen.queryByRole('dialog')).toBeNull() })
export const SaysEveryMistake = at(
  'editing',
  {},
  {
    play: async () => {
      const name = await screen.findByLabelText('Job name')
      const fill = async (label: string, text: string) => {
        const input = screen.getByLabelText(label)
        await userEvent.clear(input)
        await userEvent.type(input, text)
      }
      await fill('Epochs', '0')
      await fill('Learning rate', '1.5')
      await fill('Batch size', '2.5')
      await userEvent.click(screen.getByRole('button', { name: 'Create Job' }))
      await waitFor(() => expect(name).toHaveFocus())
      await expect(name).toHaveAccessibleDescription('Job name is required')
      await expect(screen.getByLabelText('Dataset')).toHaveAccessibleDescription('Choose a dataset')
      await expect(screen.getByLabelText('Epochs')).toHaveAccessibleDescription(/whole number from 1 to 500/)
      await expect(screen.getByLabelText('Learning rate')).toHaveAccessibleDescription(/0\.00001 to 1/)
      await expect(screen.getByLabelText('Batch size')).toHaveAccessibleDescription(
        /whole number from 1 to 1024/,
      )
      await userEvent.type(name, ' Churn-Baseline ')
      await waitFor(() =>
        expect(name).toHaveAccessibleDescription('A job called Churn-Baseline already exists'),
      )
    },
  },
)
export const Creating = at('submitting.sending')
export const Created = at(
  'success',
  {},
  { play: async () => expect(screen.queryByRole('dialog')).toBeNull() },
)
export const NameTakenMeanwhile = at('error', {
  failure: {
    kind: 'other',
    message: 'A job called tagger already exists. Choose another name.',
  },
})
