export { readOwnThings } from './read-own-things'
