export {
  type CareersApplicationContext,
  type CareersApplicationEvent,
  careersApplicationMachine,
} from './careers-application.machine'
