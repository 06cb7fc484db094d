import { Button, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import { Notice } from '../notice'
import { DoneStep } from './DoneStep'
import { LeaveDialog } from './LeaveDialog'
import { StepBar } from './StepBar'
import { StepFooter } from './StepFooter'
import { StepForm } from './StepForm'
import { StepHeading } from './StepHeading'
import { StopBar } from './StopBar'
import { WizardBox } from './WizardBox'
import { WorkStep } from './WorkStep'

const meta = {
  component: WizardBox,
  title: 'Components/Wizard',
  parameters: { layout: 'padded' },
  args: { steps: ['Details', 'Files', 'Review'], current: 0, children: null },
} satisfies Meta<typeof WizardBox>
export default meta
type Story = StoryObj<typeof meta>

const submit = fn()
const back = fn()
export const AStep: Story = {
  args: {
    current: 1,
    children: (
      <StepForm title="Files" onSubmit={submit} onBack={back}>
        <Notice status="error">Please upload at least one file</Notice>
      </StepForm>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(submit).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(back).toHaveBeenCalledOnce()
  },
}
export const AStepOnAPhone: Story = { ...AStep, play: undefined, globals: { viewport: { value: 'phone' } } }

const work = {
  title: 'Uploading your dataset',
  label: 'Upload',
  percent: 40,
  status: 'Uploading',
  place: '40 of 100 MB',
  before: 3000,
}
const stop = {
  asking: false,
  question: 'Stop this upload?',
  answers: ['Stop upload', 'Keep uploading'] as const,
  note: 'Simulated progress',
  onStop: fn(),
  onConfirm: fn(),
  onCancel: fn(),
}
const AtWork: Story = {
  args: { current: 2, children: <WorkStep {...work} footer={<StopBar {...stop} />} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:03 elapsed')
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(stop.onStop).toHaveBeenCalledOnce()
  },
}
export const AtWorkInStages: Story = {
  args: {
    current: 2,
    children: (
      <WorkStep
        {...work}
        stages={['Reading', 'Checking', 'Storing']}
        done={1}
        footer={<StopBar {...stop} asking />}
      />
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Keep uploading' })).toHaveFocus(),
}
const Done: Story = {
  args: {
    current: 3,
    children: (
      <DoneStep
        title="Dataset uploaded"
        message="Sales was added to your datasets."
        actions={<Button>View Datasets</Button>}
      />
    ),
  },
}

const bar = (next: React.ComponentProps<typeof StepBar>['next']): Story => ({
  render: () => <StepBar onBack={fn()} next={next} />,
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAccessibleDescription(next.reason ?? ''),
})

const leave = fn()
const stay = fn()
const leaveDialog = (asking: boolean) => () => (
  <>
    <Text>Behind the dialog.</Text>
    <LeaveDialog
      asking={asking}
      leave={leave}
      stay={stay}
      title="Leave without saving?"
      text="What you changed here will be gone."
      keep="Keep editing"
    />
  </>
)
const asks = () => waitFor(() => expect(screen.getByRole('dialog', { name: /^Leave/ })).toBeVisible())
export const Staying: Story = { render: leaveDialog(false) }
export const AsksBeforeItIsLeft: Story = { render: leaveDialog(true), play: asks }
export const TakesBothAnswers: Story = {
  render: leaveDialog(true),
  play: async () => {
    await asks()
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await expect(leave).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await expect(stay).toHaveBeenCalled()
  },
}

export const Variants = sideBySide(meta, {
  AtWork,
  Done,
  FooterOfAStepByItself: { render: () => <StepFooter>What comes next.</StepFooter> },
  Heading: { render: () => <StepHeading>Project created</StepHeading> },
})
export const BarStates = sideBySide(meta, {
  BarWithoutAWayOn: bar({ label: 'Continue', reason: 'Enter a project name' }),
  BarWithAWayOnInAMoment: bar({
    label: 'Continue',
    reason: 'Templates are loading',
    busy: true,
  }),
})
