export { DoneStep, type DoneStepProps } from './DoneStep'
export { LeaveDialog, type LeaveDialogProps } from './LeaveDialog'
export { StepForm, type StepFormProps } from './StepForm'
export { StepHeading } from './StepHeading'
export { StopBar, type StopBarProps } from './StopBar'
export {
  type Leavable,
  type LeaveQuestion,
  useModalLeaveQuestion,
  usePageLeaveQuestion,
} from './use-leave-question'
export { WizardBox, type WizardBoxProps } from './WizardBox'
export { WorkStep, type WorkStepProps } from './WorkStep'
