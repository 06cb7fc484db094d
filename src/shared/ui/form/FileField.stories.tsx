import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { StateGrid, sideBySide } from '@/shared/lib/story'
import { FileField } from './FileField'

const meta = {
  title: 'Components/File field',
  component: FileField,
  tags: ['autodocs'],
  args: {
    label: 'Resume',
    name: 'resume',
    hint: 'PDF, maximum 5MB',
    endings: ['.pdf'],
    value: null,
    disabled: false,
    onValueChange: fn(),
  },
  argTypes: { hint: { control: 'text' }, error: { control: 'text' } },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'One file, chosen or dropped anywhere on the box. Its limits stand in the hint, before anybody meets them; what was chosen before stays when the picker is closed without a choice.',
      },
    },
  },
} satisfies Meta<typeof FileField>
export default meta
type Story = StoryObj<typeof meta>
export const ChosenWithALongName: Story = {
  args: { value: { name: `${'curriculum-vitae-'.repeat(12)}.pdf`, size: 3_400_000 } },
  globals: { viewport: { value: 'phone' } },
}
const ContentsByState: Story = {
  render: (args) => (
    <StateGrid
      label="File fields"
      rows={{ empty: null, chosen: { name: 'ada.pdf', size: 48_000 } }}
      states={{ rest: {}, invalid: { error: 'Please choose a PDF' }, disabled: { disabled: true } }}
    >
      {(value, state, name) => (
        <div style={{ width: '16rem' }}>
          <FileField {...args} {...state} value={value} label={name} />
        </div>
      )}
    </StateGrid>
  ),
}
const TellsWhichFileIsChosen: Story = {
  args: { onValueChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('Resume'), new File(['x'], 'ada.pdf'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      name: 'ada.pdf',
      size: 1,
      content: expect.any(File),
    })
  },
}

export const Variants = sideBySide(meta, {
  Empty: {},
  ContentsByState,
  TellsWhichFileIsChosen,
})
