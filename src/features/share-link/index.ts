export { documentLinksMachine } from './model/use-links'
export { ShareLinks } from './ui/ShareLinks'
