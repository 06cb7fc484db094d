export {
  type ButtonAnalyzerContext,
  type ButtonAnalyzerEvent,
  buttonAnalyzerMachine,
  type ScanTarget,
} from './button-analyzer.machine'
