import styles from './MemberAvatar.module.css'

/** The letters of somebody, beside their name. */
export const MemberAvatar = ({ letters }: { letters: string }) => (
  <span className={styles.avatar} aria-hidden>
    {letters}
  </span>
)
