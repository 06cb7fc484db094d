import styles from './ScrollFade.module.css'

/** Class names for a scrolling place: its ends fade by a mask while there is more behind them, sideways or downwards. */
export const scrollFade: { x: string; y: string } = { x: styles.x ?? '', y: styles.y ?? '' }
