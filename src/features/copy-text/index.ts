export { CopyButton } from './ui/CopyButton'
