import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { useActorEnvironment } from '@/shared/lib/machine'
import { ErrorFallback, type ErrorFallbackProps } from './ErrorFallback'

/** A route that broke; the environment is told. */
export function RouteFailed(props: ErrorFallbackProps) {
  const error = useRouteError()
  const { onBroken } = useActorEnvironment()
  useEffect(() => onBroken?.(error), [onBroken, error])
  return <ErrorFallback {...props} />
}
