import { useButtonAnalyzer } from '../model/use-button-analyzer'
import { ButtonAnalyzerView } from './ButtonAnalyzerView'

/** ADM-02: the tab Button Analyzer. It scans the page it stands on as soon as it is opened. */
export function ButtonAnalyzer() {
  return <ButtonAnalyzerView actor={useButtonAnalyzer()} />
}
