export { SetAsideNotice } from './SetAsideNotice'
export { type UnreadCollection, UnreadNotice } from './UnreadNotice'
