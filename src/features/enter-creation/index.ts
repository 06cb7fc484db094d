export { useCreationCheck } from './model/use-creation-check'
export { CreationCheck } from './ui/CreationCheck'
