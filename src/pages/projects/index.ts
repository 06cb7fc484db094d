export { ProjectsPage } from './ui/ProjectsPage'
