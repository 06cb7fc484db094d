export { ButtonAnalyzer } from './ui/ButtonAnalyzer'
