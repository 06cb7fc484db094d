/** px; narrower cards are hard to read. */
export const CARD = { narrowest: 336, estimate: 312 }
