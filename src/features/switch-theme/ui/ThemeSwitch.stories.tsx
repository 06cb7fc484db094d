import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import { ThemeControl } from './ThemeControl'
import { ThemeSwitch } from './ThemeSwitch'

const onChoose = fn()
const meta = {
  component: ThemeSwitch,
  title: 'Components/Theme switch',
  args: { choice: 'dark', onChoose },
} satisfies Meta<typeof ThemeSwitch>
export default meta
type Story = StoryObj<typeof meta>
const Light: Story = { args: { choice: 'light' } }
const Auto: Story = {
  args: { choice: 'auto' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Auto (system)' })).toHaveAttribute('aria-pressed', 'true'),
}

export const Variants = sideBySide(meta, {
  Dark: {
    play: async ({ canvas }) =>
      expect(canvas.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true'),
  },
  TellsWhatIsChosen: {
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Light' }))
      await expect(onChoose).toHaveBeenCalledWith('light')
    },
  },
  Light,
  Auto,
  /** The switch of the app: what is chosen is kept in this browser. */
  KeepsWhatIsChosen: {
    render: () => <ThemeControl />,
    play: async ({ canvas }) => {
      for (const name of ['Light', 'Dark']) {
        await userEvent.click(canvas.getByRole('button', { name }))
        await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
      }
    },
  },
})
