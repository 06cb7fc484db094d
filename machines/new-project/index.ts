export {
  type Access,
  type NewProjectContext,
  type NewProjectEvent,
  newProjectMachine,
} from './new-project.machine'
