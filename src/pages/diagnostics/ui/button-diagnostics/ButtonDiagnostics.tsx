import { useButtonDiagnostics } from '../../model/button-diagnostics/use-button-diagnostics'
import { ButtonDiagnosticsView } from './ButtonDiagnosticsView'

/** ADM-03: the tab Button Diagnostics. It examines its own page. */
export function ButtonDiagnostics() {
  return <ButtonDiagnosticsView actor={useButtonDiagnostics()} />
}
