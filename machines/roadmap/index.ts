export { type RoadmapContext, type RoadmapEvent, type RoadmapInput, roadmapMachine } from './roadmap.machine'
