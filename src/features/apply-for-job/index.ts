export { type CareersApplicationActor, useCareersApplication } from './model/use-careers-application'
export { ApplicationForm } from './ui/ApplicationForm'
