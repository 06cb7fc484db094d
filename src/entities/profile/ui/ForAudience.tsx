import type { ReactNode } from 'react'
import { useAudience } from './SessionProvider'

export interface ForAudienceProps {
  who: 'visitor' | 'member'
  children: ReactNode
}

/**
 * Renders its children for one audience. As long as only the document knows the audience, both parts are
 * rendered, and index.html hides one of them before the first paint.
 */
export function ForAudience({ who, children }: ForAudienceProps) {
  const audience = useAudience()
  const open = audience === 'either'
  return open || audience === who ? (
    <HiddenFromOthers who={open ? who : undefined}>{children}</HiddenFromOthers>
  ) : null
}

/** Hidden by CSS for other audiences. Always visible when `who` is undefined. */
export function HiddenFromOthers({
  who,
  children,
}: {
  who: ForAudienceProps['who'] | undefined
  children: ReactNode
}) {
  return (
    <div style={CONTENTS} data-only={who}>
      {children}
    </div>
  )
}

/** No box of its own: the parts are laid out as if it were not there. */
const CONTENTS = { display: 'contents' }
