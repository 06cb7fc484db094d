import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { EMPTY_MEMBER } from '@/entities/project/model'
import { storyAt } from '@/shared/lib/story'
import { type ProjectEditContext, projectEditMachine } from '@machines/project-edit'
import { EditProjectDialog } from './EditProjectDialog'

const meta = { component: EditProjectDialog, title: 'pages/projects/edit' } satisfies Meta<
  typeof EditProjectDialog
>
export default meta

const context: ProjectEditContext = {
  projectId: 'sample-storefront',
  values: {
    name: 'Storefront',
    description: 'A small shop.',
    teamMembers: [{ id: 'member-1', name: 'Ada Moreau', email: 'ada@orrery.example', role: 'Developer' }],
    aiTools: ['code-generation'],
  },
  member: EMPTY_MEMBER,
  fieldError: null,
  failure: null,
}
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
      const name = await screen.findByLabelText('Project Name')
      await userEvent.clear(name)
      await userEvent.click(screen.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(name).toHaveAccessibleDescription('Project name is required'))
      await userEvent.type(screen.getByLabelText('Member Name'), 'Jun')
      await userEvent.type(screen.getByLabelText('Member Email'), 'jun@orrery.example{Enter}')
      await expect(screen.getByText('jun@orrery.example · Developer')).toBeVisible()
      await userEvent.click(screen.getByLabelText(/^Testing/))
      await expect(screen.getByLabelText(/^Testing/)).toBeChecked()
    },
  },
)
export const Saving = at('saving')
export const StorageFull = at('editing', {
  failure: 'This browser has no room left to keep the change. Remove something and save again.',
})
