import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SessionProvider } from '@/entities/profile'
import { fixedSession, SAMPLE_PROFILE, SAMPLE_SESSION, type SessionPort } from '@/entities/profile/model'
import { storyAt, sideBySide } from '@/shared/lib/story'
import { routeGuardMachine } from '@machines/route-guard'
import { AdminRequired } from './AdminRequired'
import { AuthenticationRequired } from './AuthenticationRequired'
import { AuthenticationTimeout } from './AuthenticationTimeout'
import { RouteGuard } from './RouteGuard'
import { Verifying as VerifyingScreen } from './Verifying'

const meta = {
  component: RouteGuard,
  title: 'Patterns/Guarded route',
  parameters: { path: '/projects?view=list' },
} satisfies Meta<typeof RouteGuard>
export default meta

const designated = {
  id: SAMPLE_PROFILE.id,
  email: 'admin@orrery.example',
  emailConfirmed: true,
  username: 'admin',
  designatedAdmin: true,
}
const NOBODY_YET = fixedSession({ status: 'loading', user: null })
const SIGNED_OUT = fixedSession({ status: 'signedOut' })
const ADMIN_ON_THE_WAY = fixedSession({ status: 'loading', user: designated })
const atWith = (session: SessionPort) =>
  storyAt(routeGuardMachine, { requireAuth: true, requireAdmin: false }, (actor) => (
    <SessionProvider session={session}>
      <RouteGuard actor={actor} skeleton="The skeleton of the page.">
        The page itself.
      </RouteGuard>
    </SessionProvider>
  ))
export const Told = atWith(NOBODY_YET)(
  'verifying.told',
  {},
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('heading')).toHaveTextContent('Verifying authentication...')
      await expect(document.title).toBe('Verifying authentication · Orrery')
    },
  },
)
export const TimedOut = atWith(NOBODY_YET)(
  'timedOut',
  {},
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('link', { name: 'Sign In Again' })).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Refresh Page' })).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'Continue as Admin' })).toBeNull()
      await expect(document.title).toBe('Authentication Timeout · Orrery')
    },
  },
)
export const TimedOutOffline = atWith(NOBODY_YET)(
  'timedOut',
  {},
  {
    play: async ({ canvas }) => {
      const online = (value: boolean) => {
        Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => value })
        window.dispatchEvent(new Event(value ? 'online' : 'offline'))
      }
      online(false)
      await expect(await canvas.findByText(/^You are offline\./)).toBeVisible()
      online(true)
      await expect(await canvas.findByText(/could not check your session/)).toBeVisible()
    },
  },
)
export const SignInRequired = atWith(SIGNED_OUT)(
  'authenticationRequired',
  {},
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
        'href',
        '/signin?returnUrl=%2Fprojects%3Fview%3Dlist',
      )
      await expect(document.title).toBe('Authentication Required · Orrery')
    },
  },
)
export const AdminAccessRequired = atWith(SAMPLE_SESSION)(
  'adminRequired',
  { requireAdmin: true },
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByText(/ada@orrery.example with the role user/)).toBeVisible()
      await expect(document.title).toBe('Admin Access Required · Orrery')
    },
  },
)

export const AtWithStates = sideBySide(meta, {
  Quiet: atWith(NOBODY_YET)(
    'verifying.quiet',
    {},
    { play: async ({ canvas }) => expect(canvas.getByText('The skeleton of the page.')).toBeVisible() },
  ),
  TimedOutForTheAdmin: atWith(ADMIN_ON_THE_WAY)(
    'timedOut',
    {},
    {
      play: async ({ canvas }) =>
        expect(canvas.getByRole('button', { name: 'Continue as Admin' })).toBeEnabled(),
    },
  ),
  Allowed: atWith(SAMPLE_SESSION)(
    'allowed',
    {},
    {
      play: async ({ canvas }) => expect(canvas.getByText('The page itself.')).toBeVisible(),
    },
  ),
})
export const Variants = sideBySide(meta, {
  ScreenVerifying: { render: () => <VerifyingScreen /> },
  ScreenTimeout: { render: () => <AuthenticationTimeout signInPath="/signin" /> },
  ScreenRequired: { render: () => <AuthenticationRequired signInPath="/signin" /> },
  ScreenAdmin: {
    render: () => <AdminRequired email="ada@orrery.example" accountRole="moderator" />,
  },
})
