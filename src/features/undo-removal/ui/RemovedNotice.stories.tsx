import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { type Project, SAMPLE_PROJECTS } from '@/entities/project/model'
import { storyAt, walking } from '@/shared/lib/story'
import { type RemovalContext, removalMachine } from '@machines/removal'
import { RemovedNotice, UndoNotice } from './RemovedNotice'

const meta = { component: RemovedNotice, title: 'Components/Removed notice' } satisfies Meta<
  typeof RemovedNotice
>
export default meta

const [project] = SAMPLE_PROJECTS as [Project]
const item = { kind: 'project' as const, name: project.name, value: project }
const context: RemovalContext = { removed: [], restoring: null, failure: null }
const removed = [{ item, index: 0 }]
const failure = 'This browser’s storage is full.'
const at = storyAt(removalMachine, context, (actor) => (
  <main tabIndex={-1}>
    <RemovedNotice actor={actor} />
  </main>
))

export const Idle = at('idle')
export const IdleAfterAFailure = at('idle', { failure })
export const Removed = at('removed', { removed })
export const GoesWhenItIsDismissed = walking(
  at(
    'removed',
    { removed },
    {
      play: async ({ canvas }) => {
        await expect(canvas.getByText('Storefront was deleted.')).toBeVisible()
        await expect(canvas.getByText('You can undo this for 10 seconds.')).toBeVisible()
        await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
        await expect(canvas.queryByText('Storefront was deleted.')).toBeNull()
      },
    },
  ),
)
export const HandsTheFocusBack = walking(
  at(
    'removed',
    { removed },
    {
      play: async ({ canvas }) => {
        await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus())
        await userEvent.keyboard('{Tab}{Enter}')
        await waitFor(() => expect(canvas.queryByText('Storefront was deleted.')).toBeNull())
        await expect(canvas.getByRole('main')).toHaveFocus()
      },
    },
  ),
)
export const NotRestored = at(
  'notRestored',
  { removed, failure },
  { play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Undo' })).toBeEnabled() },
)
export const SaysWhatWasDone: StoryObj = {
  render: () => (
    <UndoNotice id="model" failure={null} onUndo={fn()} onDismiss={fn()} raised>
      Image Classifier was stopped.
    </UndoNotice>
  ),
}
