import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { RouterProvider } from 'react-router-dom'
import { applyFormatting } from '@/entities/settings'
import { createSessionActor, SessionProvider } from '@/features/session'
import { startTheme } from '@/features/switch-theme'
import { ActorEnvironmentProvider } from '@/shared/lib/machine'
import { ThemeProvider } from '@/shared/theme'
import { sessionProfile } from '@machines/session'
import { routes } from '../routes/routes'
import { createEnvironment } from './environment'

const environment = createEnvironment()
startTheme()
const session = createSessionActor(environment)
const router = createBrowserRouter(routes)

// SET-03: before React hears of the account, dates are written as its owner wants them.
session.subscribe((snapshot) => applyFormatting(sessionProfile(snapshot)?.id ?? null))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// What the document says of itself makes room for what its pages say: the first title in it is the one that counts.
for (const element of document.querySelectorAll('[data-start]')) element.remove()

createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <ActorEnvironmentProvider value={environment}>
        <SessionProvider actor={session}>
          <RouterProvider router={router} />
        </SessionProvider>
      </ActorEnvironmentProvider>
    </ThemeProvider>
  </StrictMode>,
)
