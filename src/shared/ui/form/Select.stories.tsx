import { NativeSelect } from '@chakra-ui/react'
import { nativeSelectLook } from '@/shared/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { POINTED, StateGrid, sideBySide } from '@/shared/lib/story'
import { SelectField } from './SelectField'

const changed = fn()
const OPTIONS = [
  { value: '2', label: '2 vCPUs' },
  { value: '4', label: '4 vCPUs' },
]

const meta = {
  title: 'Components/Select',
  component: SelectField,
  tags: ['autodocs'],
  args: { label: 'CPU', name: 'cpu', value: '2', options: OPTIONS, disabled: false, onValueChange: changed },
  argTypes: {
    hint: { control: 'text' },
    error: { control: 'text' },
    value: { control: 'select', options: ['2', '4'] },
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'One of many short values. The list is the browser’s own: it is read, searched by letters and drawn over everything on every device.',
      },
    },
  },
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>
const WithAnError: Story = { args: { error: 'Please choose a size' } }

export const Variants = sideBySide(meta, {
  Chosen: {},
  WithAnError,
  SizesByState: {
    render: () => (
      <StateGrid
        label="Selects"
        rows={{ xs: 'xs', sm: 'sm', md: 'md' } as const}
        states={{ ...POINTED, invalid: { 'aria-invalid': true }, disabled: { disabled: true } }}
      >
        {(size, state, name) => (
          <NativeSelect.Root recipe={nativeSelectLook} size={size} width="10rem">
            <NativeSelect.Field aria-label={name} {...state}>
              <option>2 vCPUs</option>
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        )}
      </StateGrid>
    ),
  },
  TellsWhatIsChosen: {
    play: async ({ canvas }) => {
      await userEvent.selectOptions(canvas.getByLabelText('CPU'), '4')
      await expect(changed).toHaveBeenLastCalledWith('4')
    },
  },
})
