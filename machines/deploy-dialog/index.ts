export {
  DIALOG_DURATION,
  type DeployDialogContext,
  type DeployDialogEvent,
  deployDialogMachine,
} from './deploy-dialog.machine'
