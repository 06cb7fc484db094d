export { useOnline } from './online'
