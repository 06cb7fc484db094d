export { type LeaveGuardEvent, leaveGuardMachine } from './leave-guard.machine'
