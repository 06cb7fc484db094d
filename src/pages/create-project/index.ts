export { CreateProjectPage, createProjectLoader } from './ui/CreateProjectPage'
