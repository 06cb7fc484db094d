export { NetworkDiagnostics } from './ui/NetworkDiagnostics'
