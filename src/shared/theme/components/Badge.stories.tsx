import { Badge } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateGrid } from '@/shared/lib/story'

const PALETTES = ['gray', 'accent', 'info', 'success', 'warning', 'error'] as const
const VARIANTS = ['subtle', 'surface', 'outline', 'solid'] as const

const meta = {
  title: 'Components/Badge',
  component: Badge,
  tags: ['autodocs'],
  args: { children: 'planned', variant: 'subtle', colorPalette: 'gray' },
  argTypes: {
    variant: { control: 'select', options: VARIANTS },
    colorPalette: { control: 'select', options: PALETTES },
  },
  parameters: {
    docs: {
      description: {
        component:
          'One word about a thing: its kind or its state. The word says it, the colour repeats it. Several beside each other are all of one variant.',
      },
    },
  },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const VariantsByColour: Story = {
  render: () => (
    <StateGrid
      label="Badges"
      rows={Object.fromEntries(VARIANTS.map((variant) => [variant, variant]))}
      states={Object.fromEntries(PALETTES.map((palette) => [palette, palette]))}
    >
      {(variant, colorPalette) => (
        <Badge variant={variant} colorPalette={colorPalette}>
          planned
        </Badge>
      )}
    </StateGrid>
  ),
}
