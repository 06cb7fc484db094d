import { useButtonDiagnostics } from '../../model/button-diagnostics/use-button-diagnostics'
import { ButtonDiagnosticsView } from './ButtonDiagnosticsView'

/** ADM-03: the tab Button Diagnostics, about the page it stands on. */
export function ButtonDiagnostics() {
  return <ButtonDiagnosticsView actor={useButtonDiagnostics()} />
}
