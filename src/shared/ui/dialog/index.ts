export { ModalShell, type ModalShellProps } from './ModalShell'
