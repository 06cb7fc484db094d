export { ThisBrowser } from './ui/ThisBrowser'
