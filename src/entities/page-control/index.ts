export { findControl, IGNORED } from './lib/controls'
export { scanPage } from './lib/measure'
export { examinePage } from './lib/pointer'
