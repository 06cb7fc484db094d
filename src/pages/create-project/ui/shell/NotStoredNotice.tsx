import { Notice } from '@/shared/ui/notice'

/** The project was created, but the browser refused to store it. */
export const NotStoredNotice = () => (
  <Notice status="warning" title="This browser could not save the project">
    Its storage is full or blocked. Download the code now: the project will be lost when you close this tab.
  </Notice>
)
