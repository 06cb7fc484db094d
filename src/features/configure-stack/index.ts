export { type ConfiguratorActor, useConfigurator } from './model/use-configurator'
export { Configurator } from './ui/Configurator'
export { SavedConfiguration } from './ui/SavedConfiguration'
