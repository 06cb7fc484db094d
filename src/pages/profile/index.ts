export { ProfilePage } from './ui/ProfilePage'
export { ProfileSkeleton } from './ui/ProfileSkeleton'
