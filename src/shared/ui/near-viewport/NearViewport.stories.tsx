import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { NearViewport } from './NearViewport'

const meta = { title: 'Components/Near viewport', component: NearViewport } satisfies Meta<
  typeof NearViewport
>
export default meta
type Story = StoryObj<typeof meta>

export const InTheWindow: Story = {
  args: { minHeight: '8rem', children: 'Drawn.' },
  play: async ({ canvas }) => expect(await canvas.findByText('Drawn.')).toBeVisible(),
}
export const FarBelow: Story = {
  args: { minHeight: '8rem', mt: '400vh', children: 'Drawn.', id: 'far-below' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Drawn.')).toBeNull()
    await waitFor(() => {
      canvasElement.querySelector('#far-below')?.scrollIntoView()
      return expect(canvas.getByText('Drawn.')).toBeVisible()
    })
    window.scrollTo(0, 0)
  },
}
