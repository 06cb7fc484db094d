export { createFormMachine, type FormEvent, type FormMachineContext, type FormOptions } from './form.machine'
export {
  type FormContext,
  type FormField,
  type FormFieldEvent,
  type FormInput,
  type FormRules,
  formPolicy,
} from './policy'
