import type { Meta, StoryObj } from '@storybook/react-vite'
import { Command } from './Command'

const meta = { component: Command, title: 'Patterns/Get starter/Command' } satisfies Meta<typeof Command>
export default meta

/** Longer than its place: it scrolls, by keyboard too. */
export const Long: StoryObj<typeof meta> = {
  args: {
    command: `npm run create -- --name '${'Field Notes '.repeat(8)}' --frontend svelte --backend dotnet --database firebase`,
    copy: null,
  },
}
