import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DEFAULT_AI_TOOLS } from '@orrery/generator/model'
import { sideBySide } from '@/shared/lib/story'
import { EMPTY_MEMBER } from '../model/team'
import { AiToolPicker } from './AiToolPicker'
import { TeamEditor } from './TeamEditor'

const meta = { title: 'Patterns/Project editors', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const MEMBERS = [
  { id: 'member-1', name: 'Ada Lovelace', email: 'ada@example.org', role: 'Developer' },
  { id: 'member-2', name: 'A name that does not end '.repeat(6), email: 'long@example.org', role: 'QA' },
]
const team = { onDraftChange: fn(), onAdd: fn(), onRemove: fn() }

const NoTeam: Story = {
  render: () => <TeamEditor members={[]} draft={EMPTY_MEMBER} {...team} />,
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Add Member' })).toBeDisabled(),
}
const Team: Story = {
  render: () => (
    <TeamEditor
      members={MEMBERS}
      draft={{ name: 'Alan', email: 'alan@example.org', role: 'DevOps' }}
      {...team}
    />
  ),
}
export const TeamOnAPhone: Story = { ...Team, globals: { viewport: { value: 'phone' } } }

const toggled = fn()
const AiTools: Story = {
  render: () => <AiToolPicker legend="AI tools" enabled={DEFAULT_AI_TOOLS} onToggle={toggled} />,
  play: async ({ canvas }) => expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(4),
}

export const Variants = sideBySide(meta, {
  NoTeam,
  TellsWhatIsTypedOfAMember: {
    ...NoTeam,
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: 'Add Member' })).toBeDisabled()
      await expect(canvas.getByRole('button', { name: 'Add Member' })).toHaveAccessibleDescription(
        'Enter a name and an email (up to 200 characters each).',
      )
      await userEvent.type(canvas.getByLabelText('Member name'), 'A')
      await expect(team.onDraftChange).toHaveBeenLastCalledWith({ name: 'A' })
    },
  },
  Team,
  MembersAreRemovedAndAdded: {
    ...Team,
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Ada Lovelace' }))
      await expect(team.onRemove).toHaveBeenLastCalledWith('member-1')
      await userEvent.type(canvas.getByLabelText('Member email'), '{Enter}')
      await expect(team.onAdd).toHaveBeenCalledOnce()
    },
  },
  TeamDisabled: {
    render: () => <TeamEditor members={MEMBERS} draft={EMPTY_MEMBER} disabled {...team} />,
  },
  AiTools,
  TellsWhichToolIsChosen: {
    ...AiTools,
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Testing/ }))
      await expect(toggled).toHaveBeenLastCalledWith('testing')
    },
  },
  AiToolsDisabled: {
    render: () => <AiToolPicker legend="AI tools" enabled={[]} disabled onToggle={toggled} />,
  },
})
