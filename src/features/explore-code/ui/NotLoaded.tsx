import { Button } from '@chakra-ui/react'
import { Notice } from '@/shared/ui/notice'

/** In the explorer's place when its part of the app did not arrive; the page around it goes on. */
export function NotLoaded() {
  return (
    <Notice
      status="error"
      title="The code explorer could not be loaded"
      actions={
        <Button size="sm" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    >
      Reloading the page usually helps.
    </Notice>
  )
}
