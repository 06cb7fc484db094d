export { RoadmapPage } from './ui/RoadmapPage'
