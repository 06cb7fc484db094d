export { TabBar, tabPanel } from './TabBar'
