import styles from './ProgressBar.module.css'

export interface ProgressBarProps {
  label: string
  /** 0..100 */
  percent: number
}

export const ProgressBar = ({ label, percent }: ProgressBarProps) => (
  <div
    className={styles.track}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
  >
    <div className={styles.range} style={{ width: `${percent}%` }} />
  </div>
)
