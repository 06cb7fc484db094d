export { PostPage } from './ui/PostPage'
