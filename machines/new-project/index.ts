export { newProjectMachine } from './new-project.machine'
