export { usePageVisibility, useWhileVisible } from './visible'
