import type { Meta } from '@storybook/react-vite'
import { StateGrid, sideBySide } from '@/shared/lib/story'
import { Sparkline } from './Sparkline'

const meta = {
  title: 'Components/Sparkline',
  component: Sparkline,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'How a number went, beside the number. Its words are given by whoever shows it; it takes the colour of the text around it.',
      },
    },
  },
  args: { label: 'Requests rise', values: [3, 4, 3, 5, 6, 6, 8] },
} satisfies Meta<typeof Sparkline>
export default meta

export const Variants = sideBySide(meta, {
  Rising: {},
  WidthsByValues: {
    render: () => (
      <StateGrid
        label="Sparklines"
        rows={{ cell: '5rem', wide: '12rem' }}
        states={{ falls: [9, 7, 8, 4, 2], flat: [4, 4, 4], gap: [1, 4, null, 3, 5], one: [4], none: [] }}
      >
        {(width, values, name) => <Sparkline label={name} width={width} values={values} />}
      </StateGrid>
    ),
  },
})
