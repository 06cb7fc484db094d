export { browserClockHost } from './clock-host'
export {
  type ClockHost,
  type ControllableClock,
  createClock,
  type PendingTimer,
  type TimerOwner,
} from './clock'
