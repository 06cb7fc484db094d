export { MachinePage } from './ui/MachinePage'
export { MachinesPage } from './ui/MachinesPage'
