export { ProfilePage } from './ui/ProfilePage'
export { ProfileRoom } from './ui/ProfileRoom'
