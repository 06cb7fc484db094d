import { Button, IconButton } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from 'lucide-react'
import { POINTED, StateGrid, sideBySide } from '@/shared/lib/story'

const meta = {
  title: 'Components/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'Download', variant: 'outline', size: 'md', colorPalette: 'gray', disabled: false },
  argTypes: {
    variant: { control: 'select', options: ['solid', 'outline', 'ghost', 'subtle'] },
    size: { control: 'select', options: ['xs', 'sm', 'md', 'lg'] },
    colorPalette: { control: 'select', options: ['gray', 'accent', 'error'] },
    disabled: { control: 'boolean' },
  },
  parameters: {
    docs: {
      description: {
        component:
          'A verb. One solid button in the accent per view: its primary action; the others are outlined, and what leads away is a ghost. A disabled button says why beside it. It grows with its words, and is at least 40 px high for a finger.',
      },
    },
  },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

const STATES = {
  ...POINTED,
  pressed: { 'data-active': '' },
  'at work': { 'aria-disabled': true },
  disabled: { disabled: true },
}

export const VariantsByState: Story = {
  render: () => (
    <StateGrid
      label="Buttons"
      rows={{
        primary: { variant: 'solid', colorPalette: 'accent' },
        outline: { variant: 'outline' },
        ghost: { variant: 'ghost' },
        subtle: { variant: 'subtle' },
        danger: { variant: 'solid', colorPalette: 'error' },
      }}
      states={STATES}
    >
      {(row, state) => (
        <Button {...(row as object)} {...state}>
          Download
        </Button>
      )}
    </StateGrid>
  ),
}
/** With letters and words as far apart as people may set them (WCAG 1.4.12), in 200 px. */
const WithTextSpacingInLittleRoom: Story = {
  args: { children: 'Download the code of this project', maxWidth: '200px', whiteSpace: 'normal' },
  render: (args) => (
    <div style={{ letterSpacing: '0.12em', wordSpacing: '0.16em', lineHeight: 1.5 }}>
      <Button {...args} />
    </div>
  ),
}

export const Variants = sideBySide(meta, {
  Playground: {},
  SizesByContent: {
    render: () => (
      <StateGrid
        label="Sizes of buttons"
        rows={{ xs: 'xs', sm: 'sm', md: 'md', lg: 'lg' } as const}
        states={{ words: 'words', 'icon and words': 'both', icon: 'icon' }}
      >
        {(size, content, name) =>
          content === 'icon' ? (
            <IconButton size={size} aria-label={name}>
              <Download aria-hidden />
            </IconButton>
          ) : (
            <Button size={size}>
              {content === 'both' ? <Download aria-hidden /> : null}
              Download
            </Button>
          )
        }
      </StateGrid>
    ),
  },
  WithTextSpacingInLittleRoom,
})
