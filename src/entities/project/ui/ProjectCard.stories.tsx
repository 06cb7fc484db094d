import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SAMPLE_PROJECTS } from '../model/samples'
import type { Project } from '../model/project'
import { ProjectCard } from './ProjectCard'
import { ProjectStatusDot } from './ProjectStatusDot'

const [storefront, fieldNotes] = SAMPLE_PROJECTS as [Project, Project]
const meta = {
  component: ProjectCard,
  title: 'Components/Project card',
  args: { project: storefront, actions: <Button size="sm">Open</Button> },
} satisfies Meta<typeof ProjectCard>
export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('+1 more')).toBeVisible()
    await expect(canvas.getByText('active')).toBeVisible()
  },
}
export const Building: Story = { args: { project: fieldNotes } }
export const InError: Story = { args: { project: { ...storefront, status: 'error', sample: false } } }
export const Bare: Story = {
  args: { project: { ...storefront, description: '', aiTools: [], name: 'x'.repeat(120), sample: false } },
}
export const Status: Story = { render: () => <ProjectStatusDot status="building" /> }
