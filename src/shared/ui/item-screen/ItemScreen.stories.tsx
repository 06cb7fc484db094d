import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import { ItemScreen, ItemSkeleton } from './ItemScreen'

const meta = {
  component: ItemScreen,
  title: 'Patterns/Item screen',
  parameters: { layout: 'fullscreen' },
  args: {
    kind: 'run',
    breadcrumb: [{ label: 'Model Training', to: '/ai-ml-platform' }],
    failure: null,
    missing: false,
    missingText: 'There is no run at this address in your workspaces.',
    list: { label: 'Model Training', to: '/ai-ml-platform' },
    onRetry: fn(),
    skeleton: ['5rem', '12rem'],
    children: null,
  },
} satisfies Meta<typeof ItemScreen>
export default meta
type Story = StoryObj<typeof meta>

const Loading: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading the run' })).toBeVisible(),
}
const OfUnknownAddress: Story = {
  render: () => <ItemSkeleton kind="endpoint" heights={['12rem', '18rem']} />,
}
const Failed: Story = {
  args: { failure: { message: 'Network connection error.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
const Missing: Story = {
  args: { missing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Run not found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Model Training' })).toBeVisible()
  },
}
const Ready: Story = { args: { children: 'The run.' } }

export const States = sideBySide(meta, { Loading, OfUnknownAddress, Failed, Missing, Ready })
