import { Button, chakra, Heading, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { OpenerCard } from './OpenerCard'

const opened = fn()
const starred = fn()

const meta = {
  component: OpenerCard,
  title: 'Components/Opener card',
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A thing among others of its kind. A press anywhere on it opens it; its own buttons are pressed by themselves.',
      },
    },
  },
  args: { label: 'Jupiter', maxWidth: '20rem' },
  render: (card) => (
    <OpenerCard {...card}>
      <Heading as="h2" textStyle="md" minWidth="0">
        <chakra.button type="button" cursor="pointer" data-opener="" onClick={opened}>
          Jupiter, the largest planet of them all, with its many moons
        </chakra.button>
      </Heading>
      <Text color="fg.muted">A giant of gas.</Text>
      <Button size="sm" alignSelf="flex-end" data-above="" onClick={starred}>
        Star
      </Button>
    </OpenerCard>
  ),
} satisfies Meta<typeof OpenerCard>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {}
export const OpensWhereverItIsPressed: Story = {
  play: async ({ canvas }) => {
    opened.mockClear()
    const card = canvas.getByRole('article', { name: 'Jupiter' })
    const box = card.getBoundingClientRect()
    // The topmost element gets the press, as for a finger.
    const there = (x: number, y: number) =>
      document.elementFromPoint(box.left + x, box.top + y) as HTMLElement
    await userEvent.click(there(8, box.height - 8))
    await expect(opened).toHaveBeenCalledTimes(1)
    const button = canvas.getByRole('button', { name: 'Star' }).getBoundingClientRect()
    await userEvent.click(there(button.left - box.left + 4, button.top - box.top + 4))
    await expect(starred).toHaveBeenCalledOnce()
    await expect(opened).toHaveBeenCalledTimes(1)
  },
}
