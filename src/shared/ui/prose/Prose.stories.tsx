import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import everything from './everything.md'
import { Prose } from './Prose'

const meta = { component: Prose, title: 'Components/Prose' } satisfies Meta<typeof Prose>
export default meta

export const Everything: StoryObj<typeof meta> = {
  args: { blocks: everything.blocks, codeAction: () => <Button size="sm">Copy</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'a-part')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('group', { name: 'Code' })).toHaveTextContent('npm start')
  },
}
