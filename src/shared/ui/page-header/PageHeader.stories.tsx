import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateGrid, sideBySide } from '@/shared/lib/story'
import { PageHeader } from './PageHeader'

const meta = {
  component: PageHeader,
  title: 'Components/Page header',
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Heads every page inside the app. The primary action stands last, and is the only solid one in the accent.',
      },
    },
  },
  argTypes: { title: { control: 'text' }, lead: { control: 'text' } },
  args: { title: 'My Projects' },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>
export const WithEverything: Story = {
  args: {
    title: 'Storefront',
    breadcrumb: [{ label: 'Projects', to: '/projects' }],
    lead: 'A small shop with a product list, accounts and a checkout.',
    actions: (
      <Button variant="solid" colorPalette="accent">
        Download
      </Button>
    ),
  },
}
export const PartsByActions: Story = {
  render: () => (
    <StateGrid
      label="Page headers"
      rows={{
        title: {},
        'title and lead': { lead: 'A small shop with a product list, accounts and a checkout.' },
      }}
      states={{ 'no actions': null, one: 1, two: 2 }}
    >
      {(parts, actions) => (
        // Inside a part of the page it is no landmark of its own.
        <section style={{ width: '20rem' }}>
          <PageHeader
            title="Storefront"
            {...parts}
            actions={
              actions ? (
                <>
                  {actions > 1 ? <Button>Edit</Button> : null}
                  <Button variant="solid" colorPalette="accent">
                    Download
                  </Button>
                </>
              ) : null
            }
          />
        </section>
      )}
    </StateGrid>
  ),
}
const LongName: Story = { args: { ...WithEverything.args, title: 'x'.repeat(200) } }
const ArabicName: Story = { args: { ...WithEverything.args, title: 'مشروع المتجر الإلكتروني' } }

export const Variants = sideBySide(meta, {
  TitleOnly: {},
  LongName,
  ArabicName,
})
