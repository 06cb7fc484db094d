export { ProjectPage } from './ui/ProjectPage'
