export { finishOpening, type Opening, type OpeningOfB, openingOfA, openingOfB } from './model/opening'
export { type CreateProjectAActor, useCreateProjectA } from './model/use-create-project-a'
export { type CreateProjectBActor, useCreateProjectB } from './model/use-create-project-b'
export {
  type LeaveGuardActor,
  losesByLeaving,
  useModalLeaveGuard,
  usePageLeaveGuard,
} from './model/use-leave-guard'
export { CreateProjectAWizard, type CreateProjectAWizardProps } from './ui/a/CreateProjectAWizard'
export { CreateProjectBWizard, type CreateProjectBWizardProps } from './ui/b/CreateProjectBWizard'
export { LeaveDialog } from './ui/common/LeaveDialog'
export type { WizardSlots } from './ui/common/WizardTools'
