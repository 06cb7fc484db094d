/** px: a template's card is never narrower in the grid; three stand beside each other from 1024 px on. */
export const NARROWEST = 300
/** px between the cards */
export const GAP = 20
