import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { OptionCard } from './OptionCard'
import { OptionGroup } from './OptionGroup'

const meta = { title: 'Components/Radio', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const selected = fn()

export const Group: Story = {
  render: () => (
    <OptionGroup legend="Frontend">
      {['React', 'Vue', 'Svelte'].map((title) => (
        <OptionCard
          key={title}
          name="frontend"
          value={title}
          title={title}
          description="Built by Vite"
          checked={title === 'Vue'}
          onSelect={() => selected(title)}
        />
      ))}
    </OptionGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Frontend' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /Vue/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: /Svelte/ }))
    await expect(selected).toHaveBeenLastCalledWith('Svelte')
  },
}
export const GroupWithError: Story = {
  render: () => (
    <OptionGroup legend="Project Type" error="Please select a project type" columns={2}>
      <OptionCard name="type" value="api" title="API service" checked={false} onSelect={selected} />
      <OptionCard
        name="type"
        value="desktop"
        title="Desktop app"
        aside="New"
        checked={false}
        onSelect={selected}
      />
    </OptionGroup>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Project Type' })).toHaveAccessibleDescription(
      'Please select a project type',
    ),
}
