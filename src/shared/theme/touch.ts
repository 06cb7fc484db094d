/** What is pressed by a finger is at least 40 px. */
export const TOUCH = '@media (pointer: coarse)'
