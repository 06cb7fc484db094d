import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AiFeaturesPage } from './AiFeaturesPage'

const meta = { component: AiFeaturesPage, title: 'Pages/AI Features/Page' } satisfies Meta<
  typeof AiFeaturesPage
>
export default meta

export const Page: StoryObj = {
  play: async ({ canvas }) => {
    const cards = (name: string) => within(canvas.getByRole('region', { name })).getAllByRole('listitem')
    await expect(cards('Six capabilities')).toHaveLength(6)
    await expect(canvas.getAllByText(/^(Simulated|In your browser|On this server)$/)).toHaveLength(6)
    // Only the providers' connection tests are still simulated.
    await expect(canvas.getAllByText('Simulated')).toHaveLength(1)
    await expect(cards('Use cases')).toHaveLength(4)
    await expect(canvas.getAllByText(/^(Beginner|Intermediate|Advanced)$/)).toHaveLength(4)
  },
}
