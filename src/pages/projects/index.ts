export { ProjectsPage } from './ui/ProjectsPage'
export { ProjectsRoom } from './ui/ProjectsRoom'
