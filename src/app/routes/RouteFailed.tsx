import { useEffect } from 'react'
import { useActorEnvironment } from '@/shared/lib/machine'
import { ErrorFallback, type ErrorFallbackProps } from './ErrorFallback'

export interface RouteFailedProps extends ErrorFallbackProps {
  error: unknown
}

/** A route that broke; the environment is told. */
export function RouteFailed({ error, ...words }: RouteFailedProps) {
  const { onBroken } = useActorEnvironment()
  useEffect(() => onBroken?.(error), [onBroken, error])
  return <ErrorFallback {...words} />
}
