export { AiFeaturesPage } from './ui/AiFeaturesPage'
