import { Button } from '@chakra-ui/react'
import { Notice } from '@/shared/ui/notice'

export interface TabFailureProps {
  /** The name of the tab. */
  label: string
  onRetry: () => void
}

/** In place of a tab that did not arrive, or broke while it was shown. */
export function TabFailure({ label, onRetry }: TabFailureProps) {
  return (
    <Notice
      status="error"
      title={`${label} stopped working`}
      actions={
        <>
          <Button size="sm" onClick={onRetry}>
            Retry
          </Button>
          <Button size="sm" variant="ghost" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        </>
      }
    >
      This tab could not be loaded or failed. Your saved work is safe, and the other tabs still work.
    </Notice>
  )
}
