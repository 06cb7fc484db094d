import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { LeaveDialog, usePageLeaveQuestion } from '@/shared/ui/wizard'
import { useLeavable } from '../model/leavable'
import type { SettingsActor } from '../model/use-settings'
import { PreferenceFields } from './PreferenceFields'
import { ToggleGroup } from './ToggleGroup'
import { ASSISTANT, NOTIFICATIONS, PRIVACY } from './toggles'

/** SET-01 to SET-04: what applies is what was saved; the bar below says whether something is not. */
export function SettingsForm({ actor }: { actor: SettingsActor }) {
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const { values, failure } = useSelector(actor, (snapshot) => snapshot.context)
  const unsaved = useSelector(actor, (snapshot) => snapshot.hasTag('unsaved'))
  const question = usePageLeaveQuestion(useLeavable(actor))
  const why = useId()
  const off = unsaved ? {} : { 'aria-disabled': true, 'aria-describedby': why }
  return (
    <chakra.form
      aria-label="Settings"
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'save' })
      }}
    >
      <Stack gap="6" css={UNDER_BAR}>
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
        <Flex align="center" gap="3" wrap="wrap" {...IN_SIGHT}>
          <Button type="submit" variant="solid" colorPalette="accent" {...off}>
            Save Changes
          </Button>
          <Button {...off} onClick={() => actor.send({ type: 'discard' })}>
            Discard
          </Button>
          <Button variant="ghost" onClick={() => actor.send({ type: 'reset' })}>
            Reset to defaults
          </Button>
          <Text role="status" id={why} textStyle="sm" color="fg.muted">
            {state === 'saved'
              ? 'Settings saved.'
              : unsaved
                ? 'You have unsaved changes.'
                : 'No unsaved changes.'}
          </Text>
        </Flex>
      </Stack>
      <LeaveDialog
        {...question}
        title="Leave without saving?"
        text="Your changes to the settings will be lost."
        keep="Keep editing"
      />
    </chakra.form>
  )
}

/** The margin scrolls a focused field out from under the bar. */
const UNDER_BAR = { '& :is(input, select)': { scrollMarginBottom: '32' } }

/** It stays in sight while any of the settings is; where there is hardly any height, it scrolls with them. */
const IN_SIGHT = {
  position: 'sticky',
  bottom: '0',
  zIndex: '1',
  bg: 'bg',
  py: '3',
  my: '-3',
  css: { '@media (max-height: 22rem)': { position: 'static' } },
} as const
