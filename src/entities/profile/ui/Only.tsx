import type { ReactNode } from 'react'
import { useAudience } from './SessionProvider'

export interface OnlyProps {
  who: 'visitor' | 'member'
  children: ReactNode
}

/**
 * What stands there for one of the two. As long as only the document knows who reads it, both are there, and index.html
 * hides one of them before anything is painted.
 */
export function Only({ who, children }: OnlyProps) {
  const audience = useAudience()
  const open = audience === 'either'
  return open || audience === who ? <OnlyFor who={open ? who : undefined}>{children}</OnlyFor> : null
}

/** What the document hides from everybody else; from nobody without `who`. */
export function OnlyFor({ who, children }: { who: OnlyProps['who'] | undefined; children: ReactNode }) {
  return (
    <div style={CONTENTS} data-only={who}>
      {children}
    </div>
  )
}

/** No box of its own: the parts are laid out as if it were not there. */
const CONTENTS = { display: 'contents' }
