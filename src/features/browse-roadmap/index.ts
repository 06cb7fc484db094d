export { useRoadmap } from './model/use-roadmap'
export { Timeline } from './ui/Timeline'
