export { TutorialsPage } from './ui/TutorialsPage'
