/** px: the least width of a template's card in the grid, so that three fit beside each other from 1024 px on. */
export const NARROWEST = 300
/** px between the cards */
export const GAP = 20
