export {
  type AccountFormContext,
  type AccountFormEvent,
  type AccountFormInput,
  accountFormMachine,
} from './account-form.machine'
