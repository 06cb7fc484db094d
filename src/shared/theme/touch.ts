/** Touch targets are at least 40 px. */
export const TOUCH = '@media (pointer: coarse)'
