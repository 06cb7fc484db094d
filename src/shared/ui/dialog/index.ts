export { ModalShell } from './ModalShell'
