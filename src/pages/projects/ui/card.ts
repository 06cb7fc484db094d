/** px; narrower cards are hard to read. Three fit beside each other at 1280. */
export const CARD = { narrowest: 288, estimate: 160 }
