export { ButtonDiagnostics } from './ui/ButtonDiagnostics'
