import { type ReactNode, StrictMode } from 'react'
import { SessionProvider } from '@/entities/profile'
import type { SessionPort } from '@/entities/profile/model'
import { type AssistantPort, AssistantProvider } from '@/features/chat-with-assistant'
import { type ActorEnvironment, ActorEnvironmentProvider } from '@/shared/lib/machine'
import { ThemeProvider } from '@/shared/theme'

export interface AppProviderProps {
  environment: ActorEnvironment
  session: SessionPort
  assistant: AssistantPort
  /** Whether the document has the styles of the whole page already. */
  styled?: boolean
  children: ReactNode
}

/** The providers around every page, in the browser and in the build that draws the pages. */
export function AppProvider({ environment, session, assistant, styled, children }: AppProviderProps) {
  return (
    <StrictMode>
      <ThemeProvider styled={styled}>
        <ActorEnvironmentProvider value={environment}>
          <SessionProvider session={session}>
            <AssistantProvider assistant={assistant}>{children}</AssistantProvider>
          </SessionProvider>
        </ActorEnvironmentProvider>
      </ThemeProvider>
    </StrictMode>
  )
}
