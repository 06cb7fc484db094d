export { Contents, CONTENTS_LINK, partsOf } from './Contents'
export { Neighbours } from './Neighbours'
export { Prose } from './Prose'
export { ReadingRow } from './ReadingRow'
