import type { ReactNode } from 'react'
import styles from './SampleName.module.css'

export interface SampleNameProps {
  /** The name of the entry. */
  children: ReactNode
  /** Whether the entry is sample data; it is marked below its name. */
  sample: boolean
}

/** The name of a row, with the mark of sample data. */
export const SampleName = ({ children, sample }: SampleNameProps) => (
  <>
    {children}
    {sample ? <p className={styles.sample}>Sample</p> : null}
  </>
)
