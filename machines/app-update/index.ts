export { type AppUpdateEvent, appUpdateMachine } from './app-update.machine'
