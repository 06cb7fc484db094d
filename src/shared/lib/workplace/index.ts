export { type ChosenWorkspace, chosenWorkspace } from './chosen'
export { mayChange, setReadOnly, useReadOnly, useWorkplace, workplaceOf } from './current'
export { accountOf, isShared, sharedRange, workplaceIn, workspaceOf } from './workplace'
