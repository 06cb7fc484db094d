export { browserClockHost } from './clock-host'
export { type ClockHost, type ControllableClock, createClock, type PendingTimer } from './clock'
