import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { storyAt } from '@/shared/lib/story'
import { creationMachine } from '@machines/creation'
import { creationAt } from '../story-kit'
import { type CreationActor, CreatingStep } from './CreatingStep'

const meta = { component: CreatingStep, title: 'Pages/Create Project/Creating' } satisfies Meta<
  typeof CreatingStep
>
export default meta

const at = storyAt(creationMachine, creationAt('saving').context, (actor) => (
  <CreatingStep actor={actor as unknown as CreationActor} />
))

export const CheckingAccount = at('checkingAccount')
export const Working = at(
  'running.working',
  { done: 4 },
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
      await expect(canvas.getByText('Stage 5 of 10')).toBeVisible()
      await expect(canvas.getByRole('timer')).toHaveTextContent('0:03 elapsed')
    },
  },
)
export const AskingToStop = at('running.askingToStop', { done: 4 })
export const FinishedMeanwhile = at('running.finishedMeanwhile', { done: 10 })
export const Saving = at(
  'saving',
  { done: 10 },
  {
    play: async ({ canvas }) => {
      const stop = canvas.getByRole('button', { name: 'Stop' })
      await expect(stop).toBeDisabled()
      await expect(stop).toHaveAccessibleDescription('The project is being saved. This cannot be stopped.')
    },
  },
)
/** The second click of a double click on Create Project stops nothing. */
export const StopsOnlyAfterAQuestion = at(
  'running.working',
  { done: 4 },
  {
    play: async ({ canvas }) => {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Stop' }))
      await expect(canvas.getByRole('button', { name: 'Keep creating' })).toHaveFocus()
      await userEvent.click(canvas.getByRole('button', { name: 'Keep creating' }))
      await expect(canvas.getByRole('button', { name: 'Stop' })).toBeEnabled()
    },
  },
)
