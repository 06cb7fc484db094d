import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RouteFailed } from './RouteFailed'

const meta = {
  component: RouteFailed,
  title: 'Patterns/Route failed',
  args: { error: new Error('Broken'), title: 'Something went wrong', children: 'This page stopped working.' },
} satisfies Meta<typeof RouteFailed>
export default meta

export const Broken: StoryObj<typeof meta> = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent('This page stopped working.'),
}
