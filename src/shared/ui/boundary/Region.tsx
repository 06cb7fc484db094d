import { Button, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Boundary } from './Boundary'

export interface RegionProps {
  /** The name of the region for users, as the start of a sentence: `The navigation`. */
  name: string
  /** The region is shown anew when this changes. */
  place?: unknown
  /** It has no place of its own in the page: the message floats at the lower edge of the window. */
  floating?: boolean
  /** Called before the region is shown again, or closed. */
  onRetry?: () => void
  /** Takes the region away; without it, it can only be shown again. */
  onClose?: () => void
  children: ReactNode
}

/**
 * A region of the app that fails alone: in its place an error with a Retry button is rendered, and the other
 * regions go on.
 */
export function Region({ name, place, floating = false, onRetry, onClose, children }: RegionProps) {
  const failure = (_error: unknown, again: () => void) => (
    <chakra.div role="alert" textStyle="sm" p="3" {...(floating ? FLOATING : undefined)}>
      {name} stopped working. The rest of the page still works, and your saved work is safe.
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
        <Button
          size="xs"
          variant="outline"
          onClick={() => {
            onRetry?.()
            again()
          }}
        >
          Retry
        </Button>
        {onClose ? (
          <Button
            size="xs"
            variant="ghost"
            onClick={() => {
              onClose()
              again()
            }}
          >
            Close
          </Button>
        ) : (
          <Button size="xs" variant="ghost" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  )
  return (
    <Boundary fallback={failure} place={place}>
      {children}
    </Boundary>
  )
}

const FLOATING = {
  position: 'fixed',
  insetInlineStart: '4',
  bottom: 'calc(1rem + var(--inspector-bottom, 0px))',
  zIndex: 'toast',
  maxWidth: '24rem',
  bg: 'bg.raised',
  borderWidth: '1px',
  borderRadius: 'lg',
  boxShadow: 'lg',
} as const
