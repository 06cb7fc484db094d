export {
  type ConfiguratorContext,
  type ConfiguratorEvent,
  type ConfiguratorInput,
  type ConfiguratorStep,
  configuratorMachine,
} from './configurator.machine'
