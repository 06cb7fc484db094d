export { useEscape } from './use-escape'
