import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { apiIntegrations } from '@/entities/api-integration/model'
import { apiKeys } from '@/entities/api-key/model'
import { SessionProvider } from '@/entities/profile'
import { SAMPLE_PROFILE, SAMPLE_SESSION } from '@/entities/profile/model'
import { collectionOf } from '@/shared/lib/collection'
import { DocumentationTab } from '../tabs/DocumentationTab'
import { EndpointsTab } from '../tabs/EndpointsTab'
import { KeysTab } from '../tabs/KeysTab'
import { TestingTab } from '../tabs/TestingTab'
import { ApiIntegrationPage } from './ApiIntegrationPage'
import { Integrations } from './Integrations'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const { id } = SAMPLE_PROFILE

const meta = {
  component: Integrations,
  title: 'Pages/AI-ML Platform/API Integration',
  args: { userId: id },
  parameters: { layout: 'padded' },
  beforeEach: async () => {
    const integrations = collectionOf(apiIntegrations, id, () => NOW)
    await integrations.replace(apiIntegrations.samples(NOW))
    await collectionOf(apiKeys, id, () => NOW).replace(apiKeys.samples(NOW))
  },
} satisfies Meta<typeof Integrations>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  parameters: { path: '/ai-ml-platform/api-integration?tab=keys' },
  render: () => (
    <SessionProvider session={SAMPLE_SESSION}>
      <ApiIntegrationPage />
    </SessionProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'API Documentation',
      'API Keys',
      'Endpoints',
      'API Testing',
    ])
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('API Keys')
  },
}
export const Listed: Story = {}
export const None: Story = {
  beforeEach: () =>
    collectionOf(apiIntegrations, id, () => NOW)
      .replace([])
      .then(() => undefined),
  play: async ({ canvas }) => expect(await canvas.findByText(/No integrations yet/)).toBeVisible(),
}
export const RemovedWithAWayBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Actions for Event stream'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByText('Event stream')).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText('Event stream')).toBeVisible()
  },
}
export const Documentation: Story = {
  render: () => <DocumentationTab />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Python' }))
    await expect(canvas.getByText(/import requests/)).toBeVisible()
  },
}
export const Keys: Story = { render: (args) => <KeysTab {...args} /> }
export const Endpoints: Story = { render: () => <EndpointsTab /> }
export const Testing: Story = { render: () => <TestingTab /> }
