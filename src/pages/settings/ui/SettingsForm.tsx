import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { LeaveDialog, usePageLeaveQuestion } from '@/shared/ui/wizard'
import { type Preferences, THEMES } from '@/entities/settings/model'
import { useLeavable } from '../model/leavable'
import type { SettingsActor } from '../model/use-settings'
import { PreferenceFields } from './PreferenceFields'
import { ToggleGroup } from './ToggleGroup'
import { ASSISTANT, NOTIFICATIONS, PRIVACY } from './toggles'

export interface SettingsFormProps {
  actor: SettingsActor
  /** Applies a theme at once, as the theme switch does. */
  onTheme: (theme: Preferences['theme']) => void
}

/** SET-01 to SET-04: the theme applies at once, the rest when it is saved; the bar says whether something is not. */
export function SettingsForm({ actor, onTheme }: SettingsFormProps) {
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
          onChange={(name, value) => {
            const theme = name === 'theme' ? THEMES.find((one) => one === value) : undefined
            if (theme) onTheme(theme)
            // Without other edits the theme is stored already.
            if (!theme || unsaved)
              actor.send({ type: 'change', change: { group: 'preferences', name, value } })
          }}
        />
        {failure ? (
          <Notice status="error" title="Your settings could not be saved">
            {failure}
          </Notice>
        ) : null}
        <Flex>
          <Button variant="ghost" onClick={() => actor.send({ type: 'reset' })}>
            Reset to defaults
          </Button>
        </Flex>
        <Flex align="center" gap="3" {...BAR} {...(unsaved ? IN_SIGHT : null)}>
          <Button type="submit" variant="solid" colorPalette="accent" {...off}>
            Save Changes
          </Button>
          <Button {...off} onClick={() => actor.send({ type: 'discard' })}>
            Discard
          </Button>
          <Text
            role="status"
            id={why}
            flex="1"
            minWidth="0"
            textStyle={{ base: 'xs', md: 'sm' }}
            color="fg.muted"
          >
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

const BAR = { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'lg', px: '3', py: '2.5' } as const

/** While there is something to save it stays in sight; where there is hardly any height, it scrolls with the form. */
const IN_SIGHT = {
  position: 'sticky',
  bottom: '3',
  zIndex: '1',
  boxShadow: 'lg',
  css: { '@media (max-height: 22rem)': { position: 'static' } },
} as const
