import { drawRest } from './draw-rest'
import { whenWanted } from './when-wanted'

/** Whether the build has drawn a page there to be read, and not the room for one alone. */
const isPage = () => document.querySelector('#root[data-page]:not([data-room])') !== null

// What the build has drawn is read before anything here is needed; the room of a page waits for nothing.
void (isPage() ? whenWanted() : Promise.resolve()).then(import.meta.env.DEV ? () => import('./run') : parts)

/** Loads what the build says that the page needs, and runs the app's own parts, each in a task of its own; the last starts it. */
async function parts() {
  const isMember = document.documentElement.dataset.member !== undefined
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-later]')]
  for (const link of links)
    if (link.dataset.later === 'styles') link.rel = 'stylesheet'
    else if (isMember || link.dataset.later !== 'member') link.rel = 'modulepreload'
  if (!document.hidden) await drawRest()
  for (const { dataset, href } of links) if (dataset.later === 'start') await import(/* @vite-ignore */ href)
}
