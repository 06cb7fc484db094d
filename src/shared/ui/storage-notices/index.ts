export { NoneRead } from './NoneRead'
export { RefusedNotice } from './RefusedNotice'
export { SetAsideNotice, type SetAsideNoticeProps } from './SetAsideNotice'
export { type UnreadCollection, UnreadNotice } from './UnreadNotice'
