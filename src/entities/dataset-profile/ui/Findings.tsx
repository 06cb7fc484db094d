import { chakra } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import type { Finding } from '../model/findings'
import styles from './Statistics.module.css'

export interface FindingsProps {
  of: readonly Finding[]
  /** How many there is room for; the others are counted. Default: all. */
  most?: number
}

/** Lists what stands out in a column, in words; a sign marks findings to check. */
export function Findings({ of: findings, most = findings.length }: FindingsProps) {
  const more = findings.length - most
  return (
    <chakra.ul className={styles.findings}>
      {findings.slice(0, most).map(({ kind, text }) => (
        <li key={text} data-kind={kind}>
          {kind === 'check' ? <TriangleAlert size={12} aria-label="Check: " /> : null}
          <span dir="auto">{text}</span>
        </li>
      ))}
      {more > 0 ? <li>and {more} more</li> : null}
    </chakra.ul>
  )
}
