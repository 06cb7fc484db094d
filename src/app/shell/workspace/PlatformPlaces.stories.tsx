import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrainCircuit } from 'lucide-react'
import { expect } from 'storybook/test'
import { PlatformPlaces } from './PlatformPlaces'

const meta = { title: 'Patterns/Platform in the rail', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj

const platform = (path: string, collapsed: boolean): Story => ({
  parameters: { path },
  render: () => (
    <chakra.ul listStyleType="none" width={collapsed ? '3.5rem' : '13rem'} p="2">
      <li>
        <PlatformPlaces label="AI/ML Platform" Icon={BrainCircuit} collapsed={collapsed} />
      </li>
    </chakra.ul>
  ),
})
export const Closed: Story = {
  ...platform('/projects', false),
  play: async ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(1),
}
export const Open: Story = {
  ...platform('/ai-ml-platform?tab=datasets', false),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(9)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Datasets')
  },
}
export const OpenCollapsed: Story = platform('/ai-ml-platform/upload-dataset', true)
