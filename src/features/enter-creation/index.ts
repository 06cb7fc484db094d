export { type CreationCheckActor, useCreationCheck, type WatchAccount } from './model/use-creation-check'
export { CreationCheck, type CreationCheckProps } from './ui/CreationCheck'
