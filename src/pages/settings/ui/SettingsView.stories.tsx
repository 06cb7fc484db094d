import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import {
  type Canvas,
  press,
  type View,
  viewMatchesMachine,
} from '../../../../tests/support/view-matches-machine'
import { SessionProvider } from '@/entities/profile'
import { fixedSession, SAMPLE_PROFILE } from '@/entities/profile/model'
import { DEFAULT_SETTINGS } from '@/entities/settings/model'
import { Failure } from '@/shared/lib/failure'
import { type SettingsContext, settingsMachine } from '@machines/settings'
import { SettingsForm } from './SettingsForm'

const session = fixedSession({ status: 'signedIn', profile: SAMPLE_PROFILE, fallback: false })

const meta = {
  component: SettingsForm,
  title: 'Pages/Settings/Form paths',
  decorators: [
    (Story) => (
      <SessionProvider session={session}>
        <Story />
      </SessionProvider>
    ),
  ],
} satisfies Meta<typeof SettingsForm>
export default meta

const push = (value: boolean) =>
  ({ type: 'change', change: { group: 'notifications', name: 'push', value } }) as const
const toggle = (canvas: Canvas, name: RegExp) => canvas.getByRole<HTMLInputElement>('checkbox', { name })

/** The form holds the values, its bar says `status`, and saving is possible where something is unsaved. */
function form(canvas: Canvas, { values, failure }: SettingsContext, status: string, unsaved: boolean) {
  const { notifications, privacy, preferences } = values
  expect(toggle(canvas, /^Email notifications/).checked).toBe(notifications.email)
  expect(toggle(canvas, /^Push notifications/).checked).toBe(notifications.push)
  expect(toggle(canvas, /^Show email address/).checked).toBe(privacy.showEmail)
  expect(canvas.getByLabelText('Theme')).toHaveValue(preferences.theme)
  expect(canvas.getByLabelText('Language')).toHaveValue(preferences.language)
  expect(canvas.getByLabelText('Time zone')).toHaveValue(preferences.timezone)
  expect(canvas.getByRole('status')).toHaveTextContent(status)
  for (const name of ['Save Changes', 'Discard'])
    expect(canvas.getByRole('button', { name }).matches('[aria-disabled=true]')).toBe(!unsaved)
  if (failure) expect(canvas.getByRole('alert')).toHaveTextContent(failure)
  else expect(canvas.queryByRole('alert')).toBeNull()
}

const view: View<typeof settingsMachine> = {
  input: { settings: DEFAULT_SETTINGS },
  events: [
    push(true),
    push(false),
    { type: 'save' },
    { type: 'discard' },
    { type: 'reset' },
    {
      type: 'kept.changed',
      settings: {
        ...DEFAULT_SETTINGS,
        preferences: { theme: 'light', language: 'de', timezone: 'America/Denver' },
      },
    },
    { type: 'kept' },
    { type: 'refused', error: new Failure('No room left.', 'storage') },
  ],
  key: ({ context: { kept, values } }) => [kept, values],
  render: (actor) => <SettingsForm actor={actor} onTheme={fn()} />,
  gestures: {
    change: (canvas) => fireEvent.click(toggle(canvas, /^Push notifications/)),
    save: (canvas) => press(canvas, 'Save Changes'),
    discard: (canvas) => press(canvas, 'Discard'),
    reset: (canvas) => press(canvas, 'Reset to defaults'),
    'kept.changed': 'elsewhere',
    kept: 'elsewhere',
    refused: 'elsewhere',
  },
  // A checkbox cannot be set to what it is.
  offers: ({ values }, event) => event.type !== 'change' || values.notifications.push !== event.change.value,
  shows: {
    clean: (canvas, context) => form(canvas, context, 'No unsaved changes.', false),
    dirty: (canvas, context) => form(canvas, context, 'You have unsaved changes.', true),
    saved: (canvas, context) => form(canvas, context, 'Settings saved.', false),
    failed: (canvas, context) => {
      form(canvas, context, 'You have unsaved changes.', true)
      expect(canvas.getByText('Your settings could not be saved')).toBeVisible()
    },
  },
}

export const Paths = viewMatchesMachine(settingsMachine, view)
