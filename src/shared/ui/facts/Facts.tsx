import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface FactsProps {
  /** Label and value of each row. */
  rows: readonly (readonly [label: string, value: ReactNode])[]
  /** Width of the label column from the `sm` breakpoint up. */
  labelWidth?: string
}

/** A list of labelled facts; on a narrow screen the value is below its label. */
export function Facts({ rows, labelWidth = '9rem' }: FactsProps) {
  return (
    <chakra.dl m="0">
      {rows.map(([label, value]) => (
        <chakra.div
          key={label}
          display="grid"
          gridTemplateColumns={{ base: '1fr', sm: `${labelWidth} 1fr` }}
          gap={{ base: '0.5', sm: '4' }}
          py="2.5"
          borderTopWidth="1px"
          _first={{ borderTopWidth: 0 }}
        >
          <chakra.dt color="fg.muted">{label}</chakra.dt>
          <chakra.dd m="0" minWidth="0" overflowWrap="anywhere" whiteSpace="pre-wrap">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
