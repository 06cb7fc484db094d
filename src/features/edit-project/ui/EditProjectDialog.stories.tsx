import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { startContext, storyAt } from '@/shared/lib/story'
import { projectEditMachine } from '../model/project-edit'
import { EditProjectDialog } from './EditProjectDialog'
import EditingProject from './EditingProject'

const meta = { component: EditProjectDialog, title: 'Patterns/Edit project' } satisfies Meta<
  typeof EditProjectDialog
>
export default meta

const context = startContext(projectEditMachine, {
  subject: 'sample-storefront',
  values: {
    name: 'Storefront',
    description: 'A small shop.',
    teamMembers: [{ id: 'member-1', name: 'Ada Moreau', email: 'ada@orrery.example', role: 'Developer' }],
    aiTools: ['code-generation'],
  },
})
const at = storyAt(projectEditMachine, context, (actor) => <EditProjectDialog actor={actor} />)

export const Closed = at(
  'closed',
  {},
  {
    play: async () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
)
export const Editing = at(
  'editing',
  {},
  {
    play: async () => {
      const name = await screen.findByLabelText('Project name')
      await userEvent.clear(name)
      await userEvent.click(screen.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(name).toHaveAccessibleDescription('Project name is required'))
      await userEvent.type(screen.getByLabelText('Member name'), 'Jun')
      await userEvent.type(screen.getByLabelText('Member email'), 'jun@orrery.example{Enter}')
      await expect(screen.getByText('jun@orrery.example · Developer')).toBeVisible()
      await userEvent.click(screen.getByLabelText(/^Testing/))
      await expect(screen.getByLabelText(/^Testing/)).toBeChecked()
    },
  },
)
export const Saving = at('submitting.sending')
export const Saved = at('success', {}, { play: async () => expect(screen.queryByRole('dialog')).toBeNull() })
export const StorageFull = at('error', {
  failure: {
    kind: 'storage',
    message:
      'This browser’s storage is full, so it could not save the change. Delete something and try again.',
  },
})

/** As a page has it, once it is asked for. */
export const OnAPage: StoryObj = {
  render: () => (
    <EditingProject
      userId="user-1"
      onRunning={(actor) => {
        actor.send({ type: 'open', subject: 'sample-storefront', values: { name: 'Storefront' } })
        return () => undefined
      }}
    />
  ),
  play: async () => expect(await screen.findByLabelText('Project name')).toHaveValue('Storefront'),
}
