import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageHeader } from './PageHeader'

const meta = {
  component: PageHeader,
  title: 'Components/Page header',
  args: { title: 'My Projects' },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}
export const WithEverything: Story = {
  args: {
    title: 'Storefront',
    breadcrumb: [{ label: 'Projects', to: '/projects' }],
    lead: 'A small shop with a product list, accounts and a checkout.',
    actions: <Button colorPalette="accent">Download</Button>,
  },
}
export const LongName: Story = { args: { ...WithEverything.args, title: 'x'.repeat(200) } }
export const ArabicName: Story = { args: { ...WithEverything.args, title: 'مشروع المتجر الإلكتروني' } }
