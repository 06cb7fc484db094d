import { Link, type LinkProps } from '../link'
import styles from './row.module.css'
import { useRowTabIndex } from './row-focus'

export interface RowLinkProps extends Pick<LinkProps, 'state' | 'replace'> {
  to: string
  /** A name of any length and in any writing; cut with an ellipsis. */
  children: string
}

/** The name in a row's first cell, which opens what the row is about. */
export function RowLink({ children, ...link }: RowLinkProps) {
  return (
    <Link {...link} className={styles.link} title={children} dir="auto" tabIndex={useRowTabIndex()}>
      {children}
    </Link>
  )
}
