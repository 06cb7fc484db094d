import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { configLink, DEFAULT_PROJECT_CONFIG, type Draft } from '@/entities/project/model'
import { actorAt } from '@/shared/lib/story'
import { autoSaveMachine } from '@machines/auto-save'
import { SAVED_AT, SLOTS } from '../story-kit'
import { reviewOfB } from '../../model/review'
import { DescriptionField } from './DescriptionField'
import { DetailsFields } from './DetailsFields'
import { BookmarkList, DraftList } from './KeptWork'
import { OpeningNotice } from './OpeningNotice'
import { ReviewStep } from './ReviewStep'
import { StepBar } from './StepBar'
import { StepForm } from './StepForm'
import { StepHeading } from './StepHeading'
import { WizardFrame } from './WizardFrame'
import { WizardTools } from './WizardTools'

const meta = { title: 'Pages/Create Project/Wizard parts', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const config = { ...DEFAULT_PROJECT_CONFIG, name: 'Night Sky' }
const draft: Draft & { wizard: 'b' } = { wizard: 'b', id: 'draft-1', savedAt: SAVED_AT, values: config }

const resumed = fn()
const deleted = fn()
const second = { ...draft, id: 'draft-2', values: { ...config, name: '' } }
export const Drafts: Story = {
  render: () => (
    <DraftList drafts={[draft, second]} currentDraft="draft-1" onResume={resumed} onDelete={deleted} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete Night Sky' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Resume Untitled' }))
    await expect(resumed).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Untitled' }))
    await expect(deleted).toHaveBeenCalledWith(second)
  },
}
export const Bookmarks: Story = {
  render: () => (
    <BookmarkList
      bookmarks={[{ id: 'b1', name: 'Vue stack', savedAt: SAVED_AT, link: configLink(config) }]}
      onDelete={fn()}
    />
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Vue stack' })).toHaveAttribute(
      'href',
      expect.stringContaining('/create-project?'),
    ),
}
export const NoDrafts: Story = {
  render: () => <DraftList drafts={[]} currentDraft={null} onResume={fn()} onDelete={fn()} />,
}
export const NoBookmarks: Story = { render: () => <BookmarkList bookmarks={[]} onDelete={fn()} /> }

export const Tools: Story = {
  render: () => (
    <WizardTools
      {...SLOTS}
      wizard="b"
      userId="user-1"
      autoSave={actorAt(autoSaveMachine, 'clean', {
        draftId: 'draft-1',
        seed: 1,
        content: null,
        changes: 0,
        kept: 0,
        savedAt: null,
        failure: null,
      })}
      name="Night Sky"
      link={configLink(config)}
      source={{ kind: 'stack', name: 'Night Sky', description: '', aiTools: [], config }}
      onResume={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Explore code' }))
    await expect(canvas.getByText('The code of Night Sky.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Drafts/ }))
    await expect(canvas.getByRole('region', { name: 'Drafts' })).toBeVisible()
  },
}
export const ToolsBeforeATypeIsChosen: Story = {
  render: () => (
    <WizardTools
      {...SLOTS}
      wizard="a"
      userId="user-1"
      autoSave={undefined}
      name=""
      link="?wizard=a"
      source={null}
      onResume={fn()}
    />
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Explore code' })).toBeDisabled(),
}

export const Restored: Story = {
  render: () => (
    <OpeningNotice restored={{ name: 'Night Sky', savedAt: SAVED_AT }} problems={[]} onStartOver={fn()} />
  ),
}
export const PartlyUnderstood: Story = {
  render: () => <OpeningNotice restored={null} problems={['backend "COBOL"']} onStartOver={fn()} />,
}
export const Frame: Story = {
  render: () => (
    <WizardFrame
      {...SLOTS}
      actor={{ send: fn() }}
      wizard="b"
      lead="Two steps."
      steps={['Details', 'Review']}
      questions={0}
      current={1}
      draft={null}
      userId="user-1"
      autoSave={undefined}
      name="Night Sky"
      link={configLink(config)}
      source={null}
    >
      The step.
    </WizardFrame>
  ),
}

const send = fn()
export const Form: Story = {
  render: () => (
    <StepForm actor={{ send }} title="Details">
      <DescriptionField value={'x'.repeat(501)} error="Too long" onValueChange={fn()} />
    </StepForm>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('501/500')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(send).toHaveBeenCalledWith({ type: 'continue' })
    canvas.getByLabelText('Description').focus()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(send).toHaveBeenLastCalledWith({ type: 'back' })
  },
}
export const Bar: Story = {
  render: () => (
    <StepBar onBack={fn()} next={{ label: 'Continue', reason: 'A project name is needed first.' }} />
  ),
}
export const Review: Story = {
  render: () => (
    <ReviewStep
      actor={{ send }}
      title="Review Configuration"
      rows={reviewOfB(config)}
      alert="Cannot create project: Email verification required"
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Project' }))
    await expect(send).toHaveBeenLastCalledWith({ type: 'create' })
  },
}
export const Details: Story = {
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
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Project Name'), 'b')
    await expect(send).toHaveBeenLastCalledWith({ type: 'details.change', field: 'name', value: 'ab' })
  },
}
export const Heading: Story = { render: () => <StepHeading>Project Details</StepHeading> }
