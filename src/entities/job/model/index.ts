export {
  type Application,
  applicationSchema,
  EMPTY_APPLICATION,
  RESUME_ENDINGS,
  type Resume,
} from './application'
export { type Job, JOBS } from './job'
