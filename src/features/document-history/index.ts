export { documentHistoryMachine } from './model/use-history'
export { DocumentHistory } from './ui/DocumentHistory'
