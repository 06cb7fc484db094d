import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyAt } from '@/shared/lib/story'
import { themeMachine } from '@machines/theme'
import { ThemeActorProvider, ThemeControl } from './ThemeControl'
import { ThemeSwitch } from './ThemeSwitch'

const meta = { component: ThemeSwitch, title: 'features/switch-theme' } satisfies Meta<typeof ThemeSwitch>
export default meta

export const Choosing: StoryObj = {
  render: () => <ThemeSwitch choice="dark" onChoose={chosen} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Light' }))
    await expect(chosen).toHaveBeenCalledWith('light')
  },
}
const chosen = fn()

const at = storyAt(themeMachine, { initial: 'dark', systemScheme: 'dark' }, (actor) => (
  <ThemeActorProvider actor={actor}>
    <ThemeControl />
  </ThemeActorProvider>
))

export const Dark = at('dark')
export const Light = at('light')
export const Auto = at(
  'auto',
  {},
  {
    play: async ({ canvas }) =>
      expect(canvas.getByRole('button', { name: 'Auto: follow the system' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
  },
)
