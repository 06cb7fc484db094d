import { type ReactNode, StrictMode } from 'react'
import { SessionProvider } from '@/entities/profile'
import type { SessionPort } from '@/entities/profile/model'
import { type AssistantPort, AssistantProvider } from '@/features/chat-with-assistant'
import { type ActorEnvironment, ActorEnvironmentProvider } from '@/shared/lib/machine'
import { ThemeProvider } from '@/shared/theme'
import { SyncProvider } from '../sync/SyncProvider'
import type { SyncPort } from '../sync/sync-port'

export interface AppProviderProps {
  environment: ActorEnvironment
  session: SessionPort
  assistant: AssistantPort
  /** Absent in the build, which draws the pages. */
  sync?: SyncPort
  /** Whether the document has the styles of the whole page already. */
  styled?: boolean
  children: ReactNode
}

/** The providers around every page, in the browser and in the build that draws the pages. */
export function AppProvider({ environment, session, assistant, sync, styled, children }: AppProviderProps) {
  return (
    <StrictMode>
      <ThemeProvider styled={styled}>
        <ActorEnvironmentProvider value={environment}>
          <SessionProvider session={session}>
            <AssistantProvider assistant={assistant}>
              <SyncProvider sync={sync}>{children}</SyncProvider>
            </AssistantProvider>
          </SessionProvider>
        </ActorEnvironmentProvider>
      </ThemeProvider>
    </StrictMode>
  )
}
