export { NoneRead } from './NoneRead'
export { RefusedNotice } from './RefusedNotice'
export { SetAsideNotice } from './SetAsideNotice'
export { type UnreadCollection, UnreadNotice } from './UnreadNotice'
