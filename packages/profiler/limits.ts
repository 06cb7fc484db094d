/** Bytes of the longest row. */
export const LONGEST = 16 * 1024 * 1024
export const MOST_COLUMNS = 2000
/** Rows of the preview, and characters of a cell in it. */
export const PREVIEW = 5
export const CELL = 1000
/** Most problems that are reported in full; the others are counted. */
export const PROBLEMS = 100
