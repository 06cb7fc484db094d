import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import { FormPage } from './FormPage'
import { NeedsJavaScript } from './NeedsJavaScript'
import { PageTitle } from './PageTitle'
import { Screen } from './Screen'
import { TextPage } from './TextPage'

const meta = {
  component: Screen,
  title: 'Patterns/Screen',
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const WithAction: Story = {
  args: {
    title: 'Page Not Found',
    children: 'Nothing is at this address.',
    actions: <Button>Go Home</Button>,
  },
}
const Busy: Story = { args: { title: 'Verifying authentication...', busy: true } }
export const AroundAForm: Story = {
  args: { title: 'Sign In' },
  render: () => (
    <FormPage title="Sign In" lead="Welcome back.">
      <PageTitle>Sign In</PageTitle>A form.
    </FormPage>
  ),
  beforeEach: () => {
    const start = document.head.appendChild(document.createElement('title'))
    start.dataset.start = ''
  },
  play: async () => {
    await expect(document.querySelector('title[data-start]')).toBeNull()
  },
}
const AroundAText: Story = {
  args: { title: 'Terms' },
  render: () => (
    <TextPage title="Terms" description="What you may expect." lead="Written to be read.">
      A text.
    </TextPage>
  ),
}

export const Variants = sideBySide(meta, {
  WithAction,
  Busy,
  /** Where scripts run it is not seen. */
  WithoutScripts: {
    render: () => <NeedsJavaScript />,
    play: async ({ canvas }) => expect(canvas.getByText(/needs JavaScript/)).not.toBeVisible(),
  },
  AroundAText,
})
