import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import { SAMPLE_PROJECTS } from '../model/samples'
import type { Project } from '../model/project'
import { ProjectCard } from './ProjectCard'

const [storefront, fieldNotes] = SAMPLE_PROJECTS as [Project, Project]
const meta = {
  title: 'Components/Project card',
  component: ProjectCard,
  args: {
    project: storefront,
    opener: (
      <a href="#storefront" data-opener="">
        Storefront
      </a>
    ),
    actions: (
      <Button size="sm" data-above="">
        Download
      </Button>
    ),
  },
} satisfies Meta<typeof ProjectCard>
export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Code Generation, Code Review, Dependency Management')).toBeVisible()
    await expect(canvas.getByText('+1 more')).toBeVisible()
    await expect(canvas.getByText('active')).toBeVisible()
    const card = canvas.getByRole('article').getBoundingClientRect()
    const under = document.elementFromPoint(card.left + card.width / 2, card.bottom - 8)
    await expect(under).toBe(canvas.getByRole('link', { name: 'Storefront' }))
  },
}
const Building: Story = { args: { project: fieldNotes } }
const InError: Story = { args: { project: { ...storefront, status: 'error', sample: false } } }
const Bare: Story = {
  args: {
    project: { ...storefront, description: '', aiTools: [], name: 'x'.repeat(200), sample: false },
    opener: (
      <a href="#long" data-opener="">
        {'x'.repeat(200)}
      </a>
    ),
  },
}

export const Variants = sideBySide(meta, {
  Building,
  InError,
  Bare,
})
