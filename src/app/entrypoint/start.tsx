import { CacheProvider } from '@emotion/react'
import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { offersSignIn, type Session } from '@/entities/profile/model'
import { startTheme } from '@/features/switch-theme'
import { keepFocus } from '@/shared/lib/kept-focus'
import type { ActorEnvironment } from '@/shared/lib/machine'
import { browserHistory, NavigationProvider } from '@/shared/lib/router'
import { createAssistantPort } from '../assistant/assistant-port'
import { watchInspector } from '../inspector/watch'
import { loadAround, loadPage, RootRoute } from '../routes/RootRoute'
import { createSessionPort } from '../session/session-port'
import { createSyncPort } from '../sync/sync-port'
import { watchVersion } from '../version/watch'
import { cacheOfDocument, isStyled } from './critical-styles'
import { createEnvironment } from './environment'
import { watchErrors } from './watch-errors'
import { AppProvider } from './AppProvider'

/** ms. How long the page of the build waits for the chunk of its page before the app draws it anew. */
const PAGE_PATIENCE = 2000

/** Starts the app: over what the build has drawn where that is the page of this address (`takesOver`), else in its place. */
export function start(place: HTMLElement, takesOver: boolean): void {
  watchErrors()
  const environment = createEnvironment()
  startTheme()
  keepFocus(document)
  watchVersion(environment)
  watchInspector(environment, () => void run(environment, place, takesOver))
}

async function run(environment: ActorEnvironment, place: HTMLElement, takesOver: boolean) {
  const session = createSessionPort(environment)
  const assistant = createAssistantPort(environment, session)
  const sync = createSyncPort(environment, session)
  const history = browserHistory()
  const restores = environment.snapshots?.size !== 0
  const anew = restores || !takesOver
  const markMember = ({ status }: Session) =>
    document.documentElement.toggleAttribute('data-member', !offersSignIn(status))
  // Before anything is awaited: a session may end before the app is drawn.
  session.subscribe(markMember)
  // The document marks a member by the stored text alone. A malformed session is read as signed out, so the mark is
  // removed.
  if (session.getSnapshot().status === 'signedOut') markMember(session.getSnapshot())

  const patience = new Promise<false>((resolve) => {
    environment.clock.setTimeout(() => resolve(false), PAGE_PATIENCE)
  })
  const page = Promise.resolve(loadPage(history.location)).then(
    () => true,
    () => false,
  )
  // React empties a part of the document that changes before its code is there, as the rail does with the account.
  if (document.documentElement.dataset.member !== undefined)
    await Promise.race([Promise.resolve(loadAround(history.location)).catch(() => undefined), patience])
  // If the page fails to load or takes long, the app shows that in its place, and the parts around the page work meanwhile.
  const loaded = await Promise.race([page, patience])

  const styled = isStyled()
  const styles = cacheOfDocument()
  let generation = 0
  const tree = () => (
    <CacheProvider value={styles} key={generation++}>
      <AppProvider
        environment={environment}
        session={session}
        assistant={assistant}
        sync={sync}
        styled={styled}
      >
        <NavigationProvider history={history} prepare={loadPage}>
          <RootRoute />
        </NavigationProvider>
      </AppProvider>
    </CacheProvider>
  )
  // Removes the metadata of the document, since pages bring their own. The title stays until the first page sets one of
  // its own.
  for (const element of document.querySelectorAll('[data-start]:not(title)')) element.remove()
  let root: Root
  if (loaded && !anew) {
    // In a transition React gives way to whatever else there is to do.
    startTransition(() => {
      root = hydrateRoot(place, tree())
    })
  } else {
    root = createRoot(place)
    root.render(tree())
  }
  environment.restart = () => root.render(tree())
}
