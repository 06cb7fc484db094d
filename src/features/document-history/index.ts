export { DocumentHistory } from './ui/DocumentHistory'
