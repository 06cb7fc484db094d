export { SetAsideNotice } from './SetAsideNotice'
export { UnreadNotice } from './UnreadNotice'
