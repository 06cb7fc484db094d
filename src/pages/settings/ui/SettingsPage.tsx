import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useSessionProfile } from '@/entities/profile'
import type { Profile } from '@/entities/profile/model'
import { useSessions } from '../model/sessions'
import { OwnData } from './OwnData'
import { SettingsFrame } from './SettingsFrame'
import { SessionsPanel } from './SessionsPanel'
import { SettingsForm } from './SettingsForm'
import { useSettings } from '../model/use-settings'
import { ThisBrowser } from '@/features/offline-copy'
import { useTheme } from '@/features/switch-theme'
import { paths } from '@/shared/config'
import { hasOfflineCopy } from '@/shared/lib/offline-copy'
import { ButtonLink } from '@/shared/ui/link'
import { Panel } from '@/shared/ui/panel'

/** /settings (D1 §2.9): kept in this browser, for this account. */
export function SettingsPage() {
  const profile = useSessionProfile()
  return profile ? <SettingsOf profile={profile} /> : null
}

function SettingsOf({ profile }: { profile: Profile }) {
  const { choice, choose } = useTheme()
  const settings = useSettings({ userId: profile.id, theme: choice, onThemeChange: choose })
  const sessions = useSessions()
  return (
    <SettingsFrame>
      <Stack gap="5">
        <SettingsForm actor={settings} onTheme={choose} />
        <Panel as="section" aria-labelledby="security">
          <Heading as="h2" id="security" textStyle="lg" fontWeight="semibold" mb="4">
            Security
          </Heading>
          <Stack gap="6">
            <Flex>
              <ButtonLink to={paths.profile} state={{ open: 'password' }}>
                Change Password
              </ButtonLink>
            </Flex>
            <SessionsPanel actor={sessions} />
          </Stack>
        </Panel>
        <Panel as="section" aria-labelledby="tokens">
          <Heading as="h2" id="tokens" textStyle="lg" fontWeight="semibold" mb="2">
            Access tokens
          </Heading>
          <Text color="fg.muted" mb="4">
            Tokens let your training code log runs to this account.
          </Text>
          <ButtonLink to={paths.connect}>Connect your code</ButtonLink>
        </Panel>
        <OwnData userId={profile.id} />
        {hasOfflineCopy ? <ThisBrowser /> : null}
      </Stack>
    </SettingsFrame>
  )
}
