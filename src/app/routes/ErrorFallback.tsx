import { Button } from '@chakra-ui/react'
import { PageTitle, Screen } from '@/shared/ui/screen'

export interface ErrorFallbackProps {
  title: string
  children: string
}

/** GRD-05 and the same for every other page: what failed, and a Retry that reloads. */
export function ErrorFallback({ title, children }: ErrorFallbackProps) {
  return (
    <Screen
      title={title}
      actions={
        <Button variant="solid" colorPalette="accent" onClick={() => window.location.reload()}>
          Retry
        </Button>
      }
    >
      <PageTitle>{title}</PageTitle>
      <p role="alert">{children}</p>
    </Screen>
  )
}
