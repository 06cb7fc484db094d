export { createRehearsal } from './model/run/rehearsal'
export { MachinePage } from './ui/MachinePage'
export { MachinesPage } from './ui/MachinesPage'
