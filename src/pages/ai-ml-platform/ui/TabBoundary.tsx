import type { ReactNode } from 'react'
import { Boundary } from '@/shared/ui/boundary'
import { TabFailure } from './TabFailure'

export interface TabBoundaryProps {
  /** The name of the tab. */
  label: string
  /** Called before the tab is shown again. */
  onRetry: () => void
  children: ReactNode
}

/** Keeps what breaks in one tab from the page around it. */
export function TabBoundary({ label, onRetry, children }: TabBoundaryProps) {
  const failure = (_error: unknown, again: () => void) => (
    <TabFailure
      label={label}
      onRetry={() => {
        onRetry()
        again()
      }}
    />
  )
  return <Boundary fallback={failure}>{children}</Boundary>
}
