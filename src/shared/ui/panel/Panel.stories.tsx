import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from './Panel'

const meta = { component: Panel, title: 'Components/Panel' } satisfies Meta<typeof Panel>
export default meta

export const WithText: StoryObj<typeof meta> = { args: { children: 'A surface for one thing.' } }
