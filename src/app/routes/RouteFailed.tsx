import { useEffect } from 'react'
import { isMissingChunk } from '@/shared/lib/lazy-part'
import { useActorEnvironment } from '@/shared/lib/machine'
import { ErrorFallback, type ErrorFallbackProps } from './ErrorFallback'

export interface RouteFailedProps extends Omit<ErrorFallbackProps, 'onRetry'> {
  error: unknown
  /** Shows the route again. */
  again: () => void
}

/**
 * Shows the given words for a route that broke, or its own words for a chunk that did not load. Reports the error to the
 * environment.
 */
export function RouteFailed({ error, again, ...words }: RouteFailedProps) {
  const { onBroken } = useActorEnvironment()
  useEffect(() => onBroken?.(error), [onBroken, error])
  if (!isMissingChunk(error)) return <ErrorFallback {...words} />
  return (
    <ErrorFallback title="This page could not be loaded" onRetry={again}>
      Check your connection and try again. Your saved work is safe.
    </ErrorFallback>
  )
}

/** Renders in place of a page that failed. */
export const pageFailed = (error: unknown, again: () => void) => (
  <RouteFailed title="Something went wrong" error={error} again={again}>
    This page stopped working. Your saved work is safe. Reloading usually helps.
  </RouteFailed>
)

/** Renders in place of the account check that failed (GRD-05). */
export const authenticationFailed = (error: unknown, again: () => void) => (
  <RouteFailed title="Authentication Error" error={error} again={again}>
    Your account could not be loaded. Reload the page or sign in again.
  </RouteFailed>
)
