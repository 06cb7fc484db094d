import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { storyAt } from '@/shared/lib/story'
import { type RouteGuardContext, routeGuardMachine } from '@machines/route-guard'
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

const context: RouteGuardContext = {
  requireAuth: true,
  requireAdmin: false,
  session: { status: 'loading', user: null },
}
const designated = {
  id: SAMPLE_PROFILE.id,
  email: 'admin@orrery.example',
  emailConfirmed: true,
  username: 'admin',
  designatedAdmin: true,
}
const at = storyAt(routeGuardMachine, context, (actor) => (
  <RouteGuard actor={actor}>The page itself.</RouteGuard>
))

export const Verifying = at(
  'verifying',
  {},
  {
    play: async ({ canvas }) =>
      expect(canvas.getByRole('heading')).toHaveTextContent('Verifying authentication...'),
  },
)
export const TimedOut = at(
  'timedOut',
  {},
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('link', { name: 'Sign In Again' })).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Refresh Page' })).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'Continue as Admin' })).toBeNull()
    },
  },
)
export const TimedOutForTheAdmin = at(
  'timedOut',
  { session: { status: 'loading', user: designated } },
  {
    play: async ({ canvas }) =>
      expect(canvas.getByRole('button', { name: 'Continue as Admin' })).toBeEnabled(),
  },
)
export const SignInRequired = at(
  'authenticationRequired',
  { session: { status: 'signedOut' } },
  {
    play: async ({ canvas }) =>
      expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
        'href',
        '/signin?returnUrl=%2Fprojects%3Fview%3Dlist',
      ),
  },
)
export const AdminAccessRequired = at(
  'adminRequired',
  {
    requireAdmin: true,
    session: { status: 'signedIn', profile: SAMPLE_PROFILE },
  },
  {
    play: async ({ canvas }) =>
      expect(canvas.getByText(/ada@orrery.example with the role user/)).toBeVisible(),
  },
)
export const Allowed = at(
  'allowed',
  { session: { status: 'signedIn', profile: SAMPLE_PROFILE } },
  {
    play: async ({ canvas }) => expect(canvas.getByText('The page itself.')).toBeVisible(),
  },
)
export const ScreenVerifying: StoryObj = { render: () => <VerifyingScreen /> }
export const ScreenTimeout: StoryObj = { render: () => <AuthenticationTimeout signInPath="/signin" /> }
export const ScreenRequired: StoryObj = { render: () => <AuthenticationRequired signInPath="/signin" /> }
export const ScreenAdmin: StoryObj = {
  render: () => <AdminRequired email="ada@orrery.example" accountRole="moderator" />,
}
