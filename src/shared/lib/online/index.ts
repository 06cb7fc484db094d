export { isOnline, useOnline, watchOnline } from './online'
