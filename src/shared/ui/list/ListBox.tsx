import { chakra } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'

export interface ListBoxProps {
  ref?: Ref<HTMLDivElement>
  label: string
  /** px */
  maxHeight: number
  children: ReactNode
}

/** The box of a list that scrolls by itself. */
export function ListBox({ ref, label, maxHeight, children }: ListBoxProps) {
  return (
    <chakra.div
      ref={ref}
      role="region"
      aria-label={label}
      tabIndex={0}
      maxHeight={`${maxHeight}px`}
      overflowY="auto"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.panel"
    >
      {children}
    </chakra.div>
  )
}
