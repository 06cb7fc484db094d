export { browserClockHost } from './browser-host'
export { type ClockHost, type ControllableClock, createClock, type PendingTimer } from './clock'
