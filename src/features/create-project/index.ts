export { takeSavedConfiguration } from './model/saved-configuration'
export { type CreateProjectActor, useCreateProject } from './model/use-create-project'
export { CreateProjectWizard, type CreateProjectWizardProps } from './ui/CreateProjectWizard'
