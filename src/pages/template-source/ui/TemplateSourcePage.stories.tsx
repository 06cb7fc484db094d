import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect } from 'storybook/test'
import { SessionProvider } from '@/entities/profile'
import { SAMPLE_SESSION } from '@/entities/profile/model'
import { SAMPLE_TEMPLATES } from '@/entities/template/model'
import { TemplateSourcePage } from './TemplateSourcePage'

const meta = {
  component: TemplateSourcePage,
  title: 'Pages/Template Source/Page',
  render: () => (
    <SessionProvider session={SAMPLE_SESSION}>
      <Routes>
        <Route path="/templates/:id/source" element={<TemplateSourcePage />} />
      </Routes>
    </SessionProvider>
  ),
} satisfies Meta<typeof TemplateSourcePage>
export default meta

const template = SAMPLE_TEMPLATES.find(({ githubUrl }) => githubUrl)

export const Files: StoryObj = {
  parameters: { path: `/templates/${template?.id}/source` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'README.md' })).toHaveTextContent(
      template?.name ?? '',
    )
  },
}
export const Unknown: StoryObj = {
  parameters: { path: '/templates/nothing/source' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: 'Template not found' })).toBeVisible(),
}
