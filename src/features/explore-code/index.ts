export { ExploredCode } from './ui/ExploredCode'
