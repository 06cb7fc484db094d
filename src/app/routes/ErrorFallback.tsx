import { Button } from '@chakra-ui/react'
import { PageTitle, Screen } from '@/shared/ui/screen'

export interface ErrorFallbackProps {
  title: string
  children: string
  /** Shows the page again without a reload, which is then offered beside it; without it, Retry reloads. */
  onRetry?: () => void
}

const reload = () => window.location.reload()

/** GRD-05 and the same for every other page: what failed, and a Retry. */
export function ErrorFallback({ title, children, onRetry }: ErrorFallbackProps) {
  return (
    <Screen
      title={title}
      actions={
        <>
          <Button variant="solid" colorPalette="accent" onClick={onRetry ?? reload}>
            Retry
          </Button>
          {onRetry ? <Button onClick={reload}>Reload the page</Button> : null}
        </>
      }
    >
      <PageTitle>{title}</PageTitle>
      <p role="alert">{children}</p>
    </Screen>
  )
}
