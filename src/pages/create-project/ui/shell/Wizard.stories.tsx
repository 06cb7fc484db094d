import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { configLink, DEFAULT_PROJECT_CONFIG } from '@/entities/project/model'
import { actorAt } from '@/shared/lib/story'
import { autoSaveMachine } from '@machines/auto-save'
import { SAVED_AT, SLOTS } from '../story-kit'
import { stackWizardReview } from '../../model/review'
import { DescriptionField } from './DescriptionField'
import { DetailsFields } from './DetailsFields'
import { OpeningNotice } from './OpeningNotice'
import { ReviewStep } from './ReviewStep'
import { NotStoredNotice } from './NotStoredNotice'
import { LeaveWizard } from './LeaveWizard'
import { StepForm } from './StepForm'
import { WizardFrame } from './WizardFrame'
import { WizardTools } from './WizardTools'

const meta = { title: 'Pages/Create Project/Wizard parts', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const config = { ...DEFAULT_PROJECT_CONFIG, name: 'Night Sky' }
const tools = {
  ...SLOTS,
  wizard: 'b' as const,
  userId: 'user-1',
  name: 'Night Sky',
  link: configLink(config),
  source: { kind: 'stack' as const, name: 'Night Sky', description: '', aiTools: [], config },
  onResume: fn(),
}
export const Tools: Story = {
  render: () => (
    <WizardTools
      {...tools}
      autoSave={actorAt(autoSaveMachine, 'clean', {
        draftId: 'draft-1',
        seed: 1,
        content: null,
        changes: 0,
        kept: 0,
        savedAt: null,
        failure: null,
      })}
    />
  ),
}
export const ToolsOpenOneThingAtATime: Story = {
  ...Tools,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Explore code' }))
    await expect(canvas.getByText('The code of Night Sky.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Drafts/ }))
    await expect(canvas.getByRole('region', { name: 'Drafts' })).toBeVisible()
    await expect(canvas.queryByText('The code of Night Sky.')).toBeNull()
  },
}
export const ToolsBeforeATypeIsChosen: Story = {
  render: () => <WizardTools {...tools} autoSave={undefined} name="" link="?wizard=a" source={null} />,
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Explore code' })).toBeNull(),
}

export const Restored: Story = {
  render: () => (
    <OpeningNotice restored={{ name: 'Night Sky', savedAt: SAVED_AT }} problems={[]} onStartOver={fn()} />
  ),
}
export const PartlyUnderstood: Story = {
  render: () => <OpeningNotice restored={null} problems={['backend "COBOL"']} onStartOver={fn()} />,
}
const frame = (
  <WizardFrame
    {...tools}
    actor={{ send: fn() }}
    lead="Two steps."
    steps={['Details', 'Review']}
    questions={2}
    current={1}
    draft={null}
    autoSave={undefined}
  >
    <StepForm actor={{ send: fn() }} title="Review">
      The step.
    </StepForm>
  </WizardFrame>
)
export const Frame: Story = {
  render: () => frame,
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible(),
}
export const FrameOnAPhone: Story = { ...Frame, globals: { viewport: { value: 'phone' } } }
const send = fn()
export const Form: Story = {
  render: () => (
    <StepForm actor={{ send }} title="Details">
      <DescriptionField value={'x'.repeat(501)} error="Too long" onValueChange={fn()} />
    </StepForm>
  ),
  play: async ({ canvas }) => expect(canvas.getByText('501/500')).toBeVisible(),
}
export const FormGoesOnAndBack: Story = {
  ...Form,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(send).toHaveBeenCalledWith({ type: 'continue' })
    canvas.getByLabelText('Description').focus()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(send).toHaveBeenLastCalledWith({ type: 'back' })
  },
}

export const Review: Story = {
  render: () => (
    <ReviewStep
      actor={{ send }}
      title="Review Configuration"
      rows={stackWizardReview(config)}
      alert={null}
      source={{
        ...tools.source,
        config: { ...config, frontend: 'React', backend: '.NET', database: 'Redis' },
      }}
    />
  ),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Not yet run.', {}, { timeout: 10_000 })).toBeVisible(),
}
export const ReviewRefused: Story = {
  render: () => (
    <ReviewStep
      actor={{ send }}
      title="Review Configuration"
      rows={stackWizardReview(config)}
      source={tools.source}
      alert="Cannot create project: Email verification required"
    />
  ),
}
export const ReviewCreates: Story = {
  ...Review,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Project' }))
    await expect(send).toHaveBeenLastCalledWith({ type: 'create' })
  },
}

export const DetailsRefused: Story = {
  render: () => (
    <DetailsFields
      actor={{ send }}
      values={{ name: 'a', description: '' }}
      judgement={{
        errors: [{ field: 'name', message: 'Project name must be at least 3 characters' }],
        refused: null,
      }}
    />
  ),
}
export const DetailsChange: Story = {
  ...DetailsRefused,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Project name'), 'b')
    await expect(send).toHaveBeenLastCalledWith({ type: 'details.change', field: 'name', value: 'ab' })
  },
}

const asks = (name: string): Story['play'] => {
  return async () => expect(await screen.findByRole('dialog', { name })).toBeInTheDocument()
}
const question = { asking: true, leave: fn(), stay: fn() }
export const AskingToLeave: Story = {
  render: () => <LeaveWizard {...question} />,
  play: asks('Leave without saving?'),
}
export const AskingToLeaveWhileCreating: Story = {
  render: () => <LeaveWizard {...question} creating />,
  play: asks('Stop creating this project?'),
}
export const StorageRefused: Story = {
  render: () => <NotStoredNotice />,
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Download the code now'),
}
