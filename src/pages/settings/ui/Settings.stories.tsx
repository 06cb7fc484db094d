import type { Meta } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SessionProvider } from '@/entities/profile'
import { fixedSession, SAMPLE_PROFILE } from '@/entities/profile/model'
import { DEFAULT_SETTINGS, withChange } from '@/entities/settings/model'
import { storyAt, walking, sideBySide } from '@/shared/lib/story'
import { type SettingsContext, settingsMachine } from '@machines/settings'
import { PreferenceFields } from './PreferenceFields'
import { SettingsForm } from './SettingsForm'
import { ToggleGroup } from './ToggleGroup'

const session = fixedSession({ status: 'signedIn', profile: SAMPLE_PROFILE, fallback: false })

const meta = {
  component: SettingsForm,
  title: 'Pages/Settings/Form',
  decorators: [
    (Story) => (
      <SessionProvider session={session}>
        <Story />
      </SessionProvider>
    ),
  ],
} satisfies Meta<typeof SettingsForm>
export default meta

const context: SettingsContext = { kept: DEFAULT_SETTINGS, values: DEFAULT_SETTINGS, failure: null }
const values = withChange(DEFAULT_SETTINGS, { group: 'notifications', name: 'push', value: true })
const machine = settingsMachine.provide({
  actions: { saveSettings: ({ self }) => self.send({ type: 'kept' }) },
})
const at = storyAt(machine, context, (actor) => <SettingsForm actor={actor} onTheme={fn()} />)

export const States = sideBySide(meta, {
  Clean: at('clean'),
  IsChangedAndSaved: walking(
    at(
      'clean',
      {},
      {
        play: async ({ canvas }) => {
          await expect(canvas.getByRole('button', { name: 'Save Changes' })).toHaveAttribute(
            'aria-disabled',
            'true',
          )
          await expect(canvas.getByRole('button', { name: 'Save Changes' })).toHaveAccessibleDescription(
            'No unsaved changes.',
          )
          await userEvent.selectOptions(canvas.getByLabelText('Language'), 'de')
          await expect(canvas.getByText(/10\.000,5/)).toBeVisible()
          await expect(canvas.getByRole('status')).toHaveTextContent('You have unsaved changes.')
          await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
          await expect(await canvas.findByText('Settings saved.')).toBeVisible()
        },
      },
    ),
  ),
  Dirty: at('dirty', { values }),
  IsDiscarded: walking(
    at(
      'dirty',
      { values },
      {
        play: async ({ canvas }) => {
          await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
          await expect(canvas.getByRole('checkbox', { name: /^Push/ })).not.toBeChecked()
        },
      },
    ),
  ),
  Saved: at('saved'),
  Failed: at(
    'failed',
    { values, failure: 'This browser’s storage is full.' },
    {
      play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('storage is full'),
    },
  ),
})
export const Variants = sideBySide(meta, {
  Toggles: {
    render: () => (
      <ToggleGroup
        title="Notifications"
        toggles={[{ name: 'email', label: 'Email', hint: 'Changes of your account' }]}
        values={{ email: true }}
        onToggle={fn()}
      />
    ),
  },
  Preferences: {
    render: () => (
      <PreferenceFields
        values={{ theme: 'auto', language: 'fr', timezone: 'America/New_York' }}
        onChange={fn()}
      />
    ),
  },
})
