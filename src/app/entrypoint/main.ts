import { drawRest } from './draw-rest'
import { whenWanted } from './when-wanted'

/** Whether the build has drawn a page there to be read, and not the skeleton for one alone. */
const isPage = () => document.querySelector('#root[data-page]:not([data-page-skeleton])') !== null

// A page that the build has drawn can be read before the app is loaded, so loading waits. The skeleton of an account page
// does not wait.
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
