export { ShareLinks } from './ui/ShareLinks'
