export { RunPage } from './ui/RunPage'
