import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import FirstProject from './FirstProject'
import { HeroArtifact } from './HeroArtifact'

const meta = { component: HeroArtifact, title: 'Pages/Home/Hero' } satisfies Meta<typeof HeroArtifact>
export default meta
type Story = StoryObj<typeof meta>

export const InItsBox: Story = {
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector('figure > div')
    const height = box?.getBoundingClientRect().height
    await expect(await canvas.findByRole('img', { name: /54 files/ })).toBeVisible()
    // What loads later moves nothing.
    await expect(box?.getBoundingClientRect().height).toBe(height)
  },
}
export const InItsBoxOnAPhone: Story = { ...InItsBox, globals: { viewport: { value: 'phone' } } }
export const Alone: Story = { render: () => <FirstProject /> }
