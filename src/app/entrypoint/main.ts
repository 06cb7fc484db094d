import '@/shared/theme/fonts.css'
import { isPage, isPageOfAddress, rootPlace } from './page-of-the-build'
import { whenWanted } from './when-wanted'

// What the build has drawn is read before anything here is needed; the room of a page waits for nothing.
void (isPage() ? whenWanted() : Promise.resolve()).then(async () => {
  const isMember = document.documentElement.dataset.member !== undefined
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]'))
    if (isMember || link.dataset.later !== 'member') link.rel = 'modulepreload'
  // One after the other: each is run in a task of its own.
  const parts = [() => import('./parts/react'), () => import('./parts/chakra'), () => import('./parts/theme')]
  for (const load of parts) await load()
  const { start } = await import('./start')
  start(rootPlace(), isPageOfAddress())
})
