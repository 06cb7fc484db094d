export { type RoadmapActor, useRoadmap } from './model/use-roadmap'
export { Timeline } from './ui/Timeline'
