export { ModalCancel } from './ModalCancel'
export { ModalShell, type ModalShellProps } from './ModalShell'
export { useModalWork } from './use-modal-work'
export { useCoversPage } from './use-covers-page'
