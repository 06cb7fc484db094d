export {
  type Application,
  type ApplicationText,
  EMPTY_APPLICATION,
  RESUME_ENDINGS,
  type Resume,
  validateApplication,
} from './application'
export { type Job, JOBS } from './job'
