export { ChangelogPage } from './ui/ChangelogPage'
