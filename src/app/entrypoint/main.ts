import '@/shared/theme/fonts.css'
import { drawBelow } from './below'
import { isPage, isPageOfAddress, rootPlace } from './page-of-the-build'
import { whenWanted } from './when-wanted'

// What the build has drawn is read before anything here is needed; an empty page waits for nothing.
void (isPage() ? whenWanted() : Promise.resolve()).then(async () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]'))
    link.rel = 'modulepreload'
  // While they are on their way.
  await drawBelow()
  // One after the other: each is run in a task of its own.
  const parts = [() => import('./parts/react'), () => import('./parts/chakra'), () => import('./parts/theme')]
  for (const load of parts) await load()
  const { start } = await import('./start')
  start(rootPlace(), isPageOfAddress())
})
