export { TrainModelPage } from './ui/TrainModelPage'
