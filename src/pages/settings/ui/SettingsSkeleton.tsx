import { Skeleton, Stack } from '@chakra-ui/react'
import { SettingsFrame } from './SettingsFrame'
import { ToggleGroup } from './ToggleGroup'
import { ASSISTANT, NOTIFICATIONS, PRIVACY } from './toggles'

/** The placeholder of the settings page until the user is known. */
export const SettingsSkeleton = () => (
  <SettingsFrame>
    <Stack gap="6">
      <ToggleGroup title="Notifications" toggles={NOTIFICATIONS} values={null} />
      <ToggleGroup title="Privacy" toggles={PRIVACY} values={null} />
      <ToggleGroup title="AI Assistant" toggles={ASSISTANT} values={null} />
      {/* Longer than any window, as the page is. */}
      <Skeleton height="60rem" borderRadius="lg" role="status" aria-label="Loading your settings" />
    </Stack>
  </SettingsFrame>
)
