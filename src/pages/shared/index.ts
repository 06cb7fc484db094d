export { SharedPage } from './ui/SharedPage'
