import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { IGNORED } from '@/entities/page-control'

export interface FoldProps {
  /** How much of it is fine, e.g. "12 checks passed". */
  summary: string
  children: ReactNode
}

/** Folds the entries without a problem behind one line, so that the problems above it are seen first. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <chakra.details {...{ [IGNORED]: '' }}>
      <chakra.summary
        width="fit-content"
        py="2"
        color="fg.muted"
        cursor="pointer"
        borderRadius="sm"
        _hover={{ color: 'fg' }}
        _focusVisible={{ outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' }}
      >
        {summary}
      </chakra.summary>
      <chakra.div pt="2">{children}</chakra.div>
    </chakra.details>
  )
}
