import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mark } from './Mark'

const meta = { component: Mark, title: 'Components/Mark' } satisfies Meta<typeof Mark>
export default meta

export const Small: StoryObj<typeof meta> = { args: { size: 24 } }
export const Large: StoryObj<typeof meta> = { args: { size: 160 } }
export const Turning: StoryObj<typeof meta> = { args: { size: 96, turning: true } }
