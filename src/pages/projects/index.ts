export { ProjectsPage } from './ui/ProjectsPage'
export { ProjectsPageSkeleton } from './ui/ProjectsPageSkeleton'
