export { itCoversEverything } from './report'
export { type Bench, nodesOf, startBench, type Walk, walkMachine } from './walk'
