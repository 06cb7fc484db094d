import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import type { SettingsActor } from '../model/use-settings'
import { PreferenceFields } from './PreferenceFields'
import { ToggleGroup } from './ToggleGroup'
import { ASSISTANT, NOTIFICATIONS, PRIVACY } from './toggles'

/** SET-01 to SET-04: what applies is what was saved; the bar below says whether something is not. */
export function SettingsForm({ actor }: { actor: SettingsActor }) {
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const { values, failure } = useSelector(actor, (snapshot) => snapshot.context)
  const unsaved = state === 'dirty' || state === 'failed'
  return (
    <chakra.form
      aria-label="Settings"
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'save' })
      }}
    >
      <Stack gap="6">
        <ToggleGroup
          title="Notifications"
          toggles={NOTIFICATIONS}
          values={values.notifications}
          onToggle={(name, value) =>
            actor.send({ type: 'change', change: { group: 'notifications', name, value } })
          }
        />
        <ToggleGroup
          title="Privacy"
          toggles={PRIVACY}
          values={values.privacy}
          onToggle={(name, value) =>
            actor.send({ type: 'change', change: { group: 'privacy', name, value } })
          }
        />
        <ToggleGroup
          title="AI Assistant"
          toggles={ASSISTANT}
          values={values.assistant}
          onToggle={(name, value) =>
            actor.send({ type: 'change', change: { group: 'assistant', name, value } })
          }
        />
        <PreferenceFields
          values={values.preferences}
          onChange={(name, value) =>
            actor.send({ type: 'change', change: { group: 'preferences', name, value } })
          }
        />
        {failure ? (
          <Notice status="error" title="Your settings could not be saved">
            {failure}
          </Notice>
        ) : null}
        <Flex align="center" gap="3" wrap="wrap">
          <Button type="submit" variant="solid" colorPalette="accent" aria-disabled={!unsaved || undefined}>
            Save Changes
          </Button>
          <Button aria-disabled={!unsaved || undefined} onClick={() => actor.send({ type: 'discard' })}>
            Discard
          </Button>
          <Button variant="ghost" onClick={() => actor.send({ type: 'reset' })}>
            Reset to defaults
          </Button>
          <Text role="status" textStyle="sm" color="fg.muted">
            {state === 'saved' ? 'Settings saved.' : unsaved ? 'You have unsaved changes.' : ''}
          </Text>
        </Flex>
      </Stack>
    </chakra.form>
  )
}
