import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { POINTED, StateGrid, sideBySide } from '@/shared/lib/story'
import { CheckboxCards } from './CheckboxCards'
import { CheckboxField } from './CheckboxField'
import { ControlMark } from './ControlMark'

const meta = {
  title: 'Components/Checkbox',
  component: CheckboxField,
  tags: ['autodocs'],
  args: {
    name: 'terms',
    label: 'I accept the terms of service',
    checked: false,
    disabled: false,
    card: false,
    onCheckedChange: fn(),
  },
  argTypes: { label: { control: 'text' }, error: { control: 'text' } },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Something that is so or not. The whole line is pressed; as a card, the whole card, which then has the focus ring. The tick says that it is checked, not the colour alone. The native control lies unseen over the mark.',
      },
    },
  },
} satisfies Meta<typeof CheckboxField>
export default meta
type Story = StoryObj<typeof meta>
const WithAnError: Story = {
  args: { error: 'Please accept the terms of service' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the terms of service'),
}
const AsACard: Story = { args: { card: true, checked: true } }
const IsCheckedByAPressOnItsWords: Story = {
  args: { onCheckedChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('I accept the terms of service'))
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
  },
}
export const IsNotChangedWhileDisabled: Story = {
  args: { disabled: true, onCheckedChange: fn() },
  play: async ({ canvas, args }) => {
    canvas.getByRole('checkbox').focus()
    await userEvent.keyboard(' ')
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
  },
}

const cardToggled = fn()
const Cards: Story = {
  render: () => (
    <CheckboxCards
      legend="Features"
      columns={2}
      options={[
        { name: 'tests', title: 'Tests', description: 'They pass.' },
        { name: 'api', title: 'API endpoints', description: 'With a health check.' },
      ]}
      isChecked={(name) => name === 'tests'}
      onToggle={cardToggled}
    />
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('group', { name: 'Features' })).toBeVisible(),
}

export const Variants = sideBySide(meta, {
  Unchecked: {},
  WithAnError,
  AsACard,
  ValuesByState: {
    render: () => (
      <StateGrid
        label="Checkboxes"
        rows={{ unchecked: false, checked: true }}
        states={{
          ...POINTED,
          invalid: { 'aria-invalid': true as const },
          disabled: { 'aria-disabled': true as const },
        }}
      >
        {(checked, state, name) => (
          <ControlMark type="checkbox" ringed aria-label={name} checked={checked} readOnly {...state} />
        )}
      </StateGrid>
    ),
  },
  IsCheckedByAPressOnItsWords,
  Cards,
  IsToggledByAPressOnTheCard: {
    ...Cards,
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByText('With a health check.'))
      await expect(cardToggled).toHaveBeenLastCalledWith('api')
    },
  },
})
