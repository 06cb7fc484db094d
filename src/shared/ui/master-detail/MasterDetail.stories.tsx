import { Button, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import { StatusDot } from '../status'
import { MasterDetail } from './MasterDetail'

const PLANETS = ['Mercury', 'Venus', 'Earth']

function Planets({ first = null }: { first?: string | null }) {
  const [open, setOpen] = useState<string | null>(first)
  return (
    <MasterDetail
      onClose={() => setOpen(null)}
      detail={
        open === null
          ? null
          : {
              id: open,
              title: open,
              status: <StatusDot tone="success" label="In orbit" />,
              actions: <Button size="sm">Land on {open}</Button>,
              content: <p>A planet that goes round the sun.</p>,
            }
      }
    >
      <Stack align="start">
        {PLANETS.map((name) => (
          <Button key={name} variant="ghost" onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
      </Stack>
    </MasterDetail>
  )
}

const meta = {
  component: Planets,
  title: 'Components/Master and detail',
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Planets>
export default meta
type Story = StoryObj<typeof meta>
const Opened: Story = { args: { first: 'Venus' } }
export const TheFocusGoesInAndComesBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Earth' }))
    await expect(canvas.getByRole('heading', { name: 'Earth' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('region', { name: 'Earth' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Earth' })).toHaveFocus()
  },
}

export const Variants = sideBySide(meta, {
  Closed: {},
  Opened,
})
