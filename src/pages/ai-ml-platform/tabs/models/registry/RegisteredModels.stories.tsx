import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { SAMPLE_MODELS } from '@/entities/registered-model/model'
import { sideBySide, snapshotAt, storyAt } from '@/shared/lib/story'
import { ModelList, RegisteredModels } from './RegisteredModels'
import { registeredModelsMachine } from '@/features/serve-model'

const context = { question: 'w', answer: null, failure: null }
const ready = {
  'registered-models': snapshotAt(registeredModelsMachine, 'answered', { ...context, answer: SAMPLE_MODELS }),
}

const meta = {
  title: 'Pages/AI-ML Platform/Registered models',
  component: RegisteredModels,
  args: { userId: SAMPLE_PROFILE.id },
  parameters: { layout: 'padded', path: '/ai-ml-platform?tab=models' },
} satisfies Meta<typeof RegisteredModels>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  parameters: { snapshots: ready },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'churn' })).toHaveAttribute(
      'href',
      '/ai-ml-platform/models/churn',
    )
    await expect(canvas.getByText('@challenger (3), @champion (2)')).toBeVisible()
  },
}
export const OnAPhone: Story = {
  parameters: { snapshots: ready },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'churn' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
const at = storyAt(registeredModelsMachine, context, (actor) => <ModelList actor={actor} />)
export const States = sideBySide(meta, {
  Loading: at('asking'),
  NoneYet: at('answered', { answer: [] }),
  Failed: at('failed', { failure: { message: 'Network connection error.', kind: 'network' } }),
})
