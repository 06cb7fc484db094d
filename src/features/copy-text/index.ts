export { CopyButton, type CopyButtonProps } from './ui/CopyButton'
