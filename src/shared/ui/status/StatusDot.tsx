import styles from './StatusDot.module.css'

export interface StatusDotProps {
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'error'
  label: string
}

/** Status in one word with a dot, so that it is never colour alone. */
export const StatusDot = ({ tone, label }: StatusDotProps) => (
  <span className={`${styles.dot} ${styles[tone]}`}>{label}</span>
)
