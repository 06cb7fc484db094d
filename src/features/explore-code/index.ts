export { ExploredCode, type ExploredCodeProps } from './ui/ExploredCode'
