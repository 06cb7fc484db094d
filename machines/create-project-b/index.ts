export {
  type CreateProjectBContext,
  type CreateProjectBEvent,
  type CreateProjectBInput,
  createProjectBMachine,
} from './create-project-b.machine'
