export { browserClockHost } from './clock-host'
export { type ControllableClock, createClock } from './clock'
