import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { SessionProvider } from '@/entities/profile'
import { SAMPLE_PROFILE, SAMPLE_SESSION } from '@/entities/profile/model'
import { NewProjectProvider } from '@/features/new-project'
import { AiMlPlatformPage } from './AiMlPlatformPage'
import { createTabContents, LOADERS } from './contents'
import { TabContent } from './TabContent'
import { TabFailure } from './TabFailure'

const meta = {
  component: AiMlPlatformPage,
  title: 'Pages/AI-ML Platform/Page',
  parameters: { layout: 'padded' },
  render: () => (
    <SessionProvider session={SAMPLE_SESSION}>
      <NewProjectProvider session={SAMPLE_SESSION} dialog={() => null}>
        <AiMlPlatformPage />
      </NewProjectProvider>
    </SessionProvider>
  ),
} satisfies Meta<typeof AiMlPlatformPage>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  parameters: { path: '/ai-ml-platform?tab=nothing-like-it' },
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent)
    await expect(tabs).toEqual([
      'Overview',
      'Assistant',
      'Model Training',
      'Datasets',
      'LLM Integration',
      'Deployment',
      'Monitoring',
      'Team',
    ])
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Overview')
    await expect(canvas.getByRole('heading', { level: 2, name: 'Overview' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'New Project' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings')
  },
}
export const TheArrowKeysGoThroughTheTabs: Story = {
  parameters: { path: '/ai-ml-platform?tab=assistant' },
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { selected: true }).focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Team' })).toHaveFocus()
    await expect(await canvas.findByRole('tabpanel', { name: 'Team' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Team · AI/ML Platform · Orrery'))
    // Each tab has a heading of its own, under that of the page.
    await expect(canvas.getByRole('heading', { level: 2, name: 'Team' })).toBeVisible()
  },
}
/** The first time it does not arrive, the second time it breaks. */
function contentsBrokenTwice() {
  let asked = 0
  const load = async () => {
    asked += 1
    if (asked === 1) throw new Error('the tab did not arrive')
    return function Content() {
      if (asked === 2) throw new Error('the tab broke')
      return <p>Here it is.</p>
    }
  }
  return createTabContents({ ...LOADERS, datasets: load })
}

function BrokenTwice() {
  const [contents] = useState(contentsBrokenTwice)
  return <TabContent tab="datasets" userId={SAMPLE_PROFILE.id} contents={contents} />
}

export const ATabThatBreaksIsTriedAgain: StoryObj = {
  render: () => <BrokenTwice />,
  parameters: { expectedConsole: [/the tab did not arrive/, /the tab broke/] },
  play: async ({ canvas }) => {
    const retry = () => canvas.findByRole('button', { name: 'Retry' })
    await userEvent.click(await retry())
    await userEvent.click(await retry())
    await expect(await canvas.findByText('Here it is.')).toBeVisible()
  },
}
export const ATabThatBroke: StoryObj = {
  render: () => <TabFailure label="Datasets" onRetry={fn()} />,
}
