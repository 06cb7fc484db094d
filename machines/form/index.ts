export {
  createFormMachine,
  type FormEvent,
  type FormMachineContext,
  type FormOptions,
  formMachine,
} from './form.machine'
export { type FormInput, type FormRules, formPolicy } from './policy'
