import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SAMPLE_TEMPLATES } from '@/entities/template/model'
import { TemplateSourcePage } from './TemplateSourcePage'

const meta = { component: TemplateSourcePage, title: 'Pages/Template Source/Page' } satisfies Meta<
  typeof TemplateSourcePage
>
export default meta

export const Files: StoryObj = {
  parameters: {
    path: '/templates/storefront/source',
    loaderData: {
      template: SAMPLE_TEMPLATES[1],
      files: [
        { path: 'README.md', content: '# Storefront\n\nTwo commands and it serves.\n' },
        { path: 'server/index.js', content: 'console.log("listening")\n' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'README.md' })).toHaveTextContent('Two commands')
    await userEvent.click(canvas.getByRole('link', { name: 'server/index.js' }))
    await expect(await canvas.findByRole('region', { name: 'server/index.js' })).toHaveTextContent(
      'listening',
    )
  },
}
export const Unknown: StoryObj = {
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'No such template' })).toBeVisible(),
}
