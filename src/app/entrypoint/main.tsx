import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { SessionProvider } from '@/entities/profile'
import { applyFormatting } from '@/entities/settings'
import { AssistantProvider } from '@/features/chat-with-assistant'
import { startTheme } from '@/features/switch-theme'
import { ActorEnvironmentProvider } from '@/shared/lib/machine'
import { NavigationProvider } from '@/shared/lib/router'
import { ThemeProvider } from '@/shared/theme'
import { sessionProfile } from '@/entities/profile/model'
import { createAssistantPort } from '../assistant/assistant-port'
import { watchInspector } from '../inspector/watch'
import { RootRoute, loadPage } from '../routes/RootRoute'
import { createSessionActor } from '../session/session-actor'
import { portOf } from '../session/session-port'
import { createEnvironment } from './environment'

const environment = createEnvironment()
startTheme()
watchInspector(environment, start)

function start() {
  const session = portOf(createSessionActor(environment))
  const assistant = createAssistantPort(environment, session)
  const history = createBrowserHistory({ window, v5Compat: true })

  // SET-03: before React hears of the account, dates are written as its owner wants them.
  session.subscribe((known) => applyFormatting(sessionProfile(known)?.id ?? null))

  const place = document.getElementById('root')
  if (!place) throw new Error('index.html has no #root')

  // What the document says of itself makes room for what its pages say. Its title stays until the first page has one.
  for (const element of document.querySelectorAll('[data-start]:not(title)')) element.remove()

  const root = createRoot(place)
  let generation = 0
  const draw = () =>
    root.render(
      <StrictMode key={generation++}>
        <ThemeProvider>
          <ActorEnvironmentProvider value={environment}>
            <SessionProvider session={session}>
              <AssistantProvider assistant={assistant}>
                <NavigationProvider history={history} prepare={loadPage}>
                  <RootRoute />
                </NavigationProvider>
              </AssistantProvider>
            </SessionProvider>
          </ActorEnvironmentProvider>
        </ThemeProvider>
      </StrictMode>,
    )
  environment.restart = draw
  draw()
}
