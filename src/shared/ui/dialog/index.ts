export { ModalShell, type ModalShellProps } from './ModalShell'
export { useEscape } from './use-escape'
export { useModalWork } from './use-modal-work'
