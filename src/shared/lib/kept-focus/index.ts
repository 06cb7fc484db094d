export { keepFocus } from './keep-focus'
