export { ModalShell, type ModalShellProps } from './ModalShell'
export { useEscape } from './use-escape'
