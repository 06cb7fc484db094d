export { type ConfiguratorActor, useConfigurator } from './model/use-configurator'
export { LateConfigurator } from './ui/LateConfigurator'
export { SavedConfiguration } from './ui/SavedConfiguration'
