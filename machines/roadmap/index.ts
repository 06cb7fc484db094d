export { type RoadmapContext, type RoadmapEvent, roadmapMachine } from './roadmap.machine'
