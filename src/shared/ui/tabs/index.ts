export { TabBar, type TabBarProps, tabPanel } from './TabBar'
