export { type ConfiguratorActor, useConfigurator } from './model/use-configurator'
export { LateConfigurator } from './ui/LateConfigurator'
export { StackChoices } from './ui/StackChoices'
export { SavedConfiguration } from './ui/SavedConfiguration'
