import styles from './MemberAvatar.module.css'

/** A member's initials, beside the name. */
export const MemberAvatar = ({ letters }: { letters: string }) => (
  <span className={styles.avatar} aria-hidden>
    {letters}
  </span>
)
