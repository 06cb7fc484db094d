import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { POINTED, StateGrid, sideBySide } from '@/shared/lib/story'
import { ControlMark } from './ControlMark'
import { OptionCard } from './OptionCard'
import { OptionCards } from './OptionCards'
import { OptionGroup } from './OptionGroup'

const selected = fn()

const meta = {
  title: 'Components/Radio',
  component: OptionCard,
  tags: ['autodocs'],
  args: {
    name: 'frontend',
    value: 'react',
    title: 'React',
    description: 'Built by Vite',
    checked: false,
    onSelect: selected,
  },
  argTypes: { description: { control: 'text' }, aside: { control: 'text' } },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'One of several, each with a line about it. The whole card is pressed and has the focus ring; the chosen one has a dot, a thicker edge and a tint. `OptionCards` asks the question and says what is wrong. For two or three words, take the segmented control; for many, the select.',
      },
    },
  },
} satisfies Meta<typeof OptionCard>
export default meta
type Story = StoryObj<typeof meta>

const group = (value: string, error?: string) => (
  <OptionCards
    legend="Frontend"
    name="frontend"
    error={error}
    options={['React', 'Vue', 'Svelte'].map((title) => ({
      value: title,
      title,
      description: 'Built by Vite',
    }))}
    value={value}
    onSelect={(option) => selected(option.value)}
  />
)

export const GroupWithOneChosen: Story = {
  render: () => group('Vue'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Frontend' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /Vue/ })).toBeChecked()
  },
}
export const EmptyGroup: Story = {
  render: () => <OptionGroup legend="Frontend">Nothing to choose from.</OptionGroup>,
}
export const GroupWithAnError: Story = {
  render: () => group('', 'Please select a frontend'),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Frontend' })).toHaveAccessibleDescription(
      'Please select a frontend',
    ),
}
/** The ring is the card's. */
export const CardWithTheFocus: Story = {
  render: () => group('Vue'),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Vue/ })).toHaveFocus()
    await expect(getComputedStyle(canvas.getByText('Vue').closest('label') as Element).outlineStyle).toBe(
      'solid',
    )
  },
}

export const Variants = sideBySide(meta, {
  Unchecked: {},
  ValuesByState: {
    render: () => (
      <StateGrid
        label="Radios"
        rows={{ unchecked: false, checked: true }}
        states={{ ...POINTED, disabled: { 'aria-disabled': true as const } }}
      >
        {(checked, state, name) => (
          <ControlMark
            type="radio"
            ringed
            aria-label={name}
            name={name}
            checked={checked}
            readOnly
            {...state}
          />
        )}
      </StateGrid>
    ),
  },
  IsChosenByAPressOnTheCard: {
    render: () => group('Vue'),
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByText('Svelte'))
      await expect(selected).toHaveBeenLastCalledWith('Svelte')
    },
  },
})
