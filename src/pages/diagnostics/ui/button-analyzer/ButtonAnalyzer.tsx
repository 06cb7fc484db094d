import { useButtonAnalyzer } from '../../model/button-analyzer/use-button-analyzer'
import { ButtonAnalyzerView, type ButtonAnalyzerViewProps } from './ButtonAnalyzerView'

/** ADM-02: the tab Button Analyzer. It scans its own page as soon as it is opened. */
export function ButtonAnalyzer({ projectId }: Pick<ButtonAnalyzerViewProps, 'projectId'>) {
  return <ButtonAnalyzerView actor={useButtonAnalyzer()} projectId={projectId} />
}
