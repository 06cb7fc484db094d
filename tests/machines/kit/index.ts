export { type Bench, startBench, type Walk } from './bench'
export { nodesOf } from './nodes'
export { itCoversEverything, recordFile } from './report'
export { walkMachine } from './walk'
