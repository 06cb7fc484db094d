import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, userEvent } from 'storybook/test'
import { SessionProvider } from '@/entities/profile'
import { fixedSession, SAMPLE_PROFILE } from '@/entities/profile/model'
import { ProjectPage } from './ProjectPage'

const meta = {
  component: ProjectPage,
  title: 'Pages/Project/Page',
  render: () => (
    <SessionProvider session={fixedSession({ status: 'signedIn', profile: SAMPLE_PROFILE, fallback: false })}>
      <Routes>
        <Route path="/projects/:id" element={<ProjectPage />} />
      </Routes>
    </SessionProvider>
  ),
} satisfies Meta<typeof ProjectPage>
export default meta
type Story = StoryObj<typeof meta>

export const Sample: Story = {
  parameters: { path: '/projects/sample-storefront' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Storefront')
    await expect(canvas.getByRole('button', { name: 'Download Code' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Explore code' }))
    await expect(canvas.getByRole('region', { name: 'Generated code' })).toBeVisible()
  },
}
export const WithoutAStack: Story = {
  parameters: { path: '/projects/sample-field-notes' },
  play: async ({ canvas }) => expect(canvas.getByText('REST API')).toBeVisible(),
}
export const Unknown: Story = {
  parameters: { path: '/projects/nothing' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading')).toHaveTextContent('This project is not in this browser'),
}
