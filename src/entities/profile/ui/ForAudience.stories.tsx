import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import { fixedSession, SAMPLE_SESSION } from '../model'
import { ForAudience, HiddenFromOthers } from './ForAudience'
import { SessionProvider } from './SessionProvider'
import { UnlessSignedIn } from './UnlessSignedIn'

const meta = { title: 'Patterns/For an audience', component: ForAudience } satisfies Meta<typeof ForAudience>
export default meta

const both = (
  <div>
    <ForAudience who="visitor">For visitors.</ForAudience>
    <ForAudience who="member">For members.</ForAudience>
  </div>
)

export const Variants = sideBySide(meta, {
  ForVisitors: {
    render: () => <SessionProvider session={fixedSession({ status: 'signedOut' })}>{both}</SessionProvider>,
    play: async ({ canvas }) => {
      await expect(canvas.getByText('For visitors.')).toBeVisible()
      await expect(canvas.queryByText('For members.')).toBeNull()
    },
  },
  ForMembers: {
    render: () => <SessionProvider session={SAMPLE_SESSION}>{both}</SessionProvider>,
    play: async ({ canvas }) => expect(canvas.queryByText('For visitors.')).toBeNull(),
  },
  ForAnybody: { render: () => <HiddenFromOthers who={undefined}>For anybody.</HiddenFromOthers> },
  /**
   * A possible member sees a pending page where visitors see a form; a visitor who began to type keeps the
   * form.
   */
  FormsOfAccounts: {
    render: () => (
      <>
        {(['signedOut', 'unknown', 'loading'] as const).map((status) => (
          <SessionProvider
            key={status}
            session={fixedSession(status === 'signedOut' ? { status } : { status, user: null })}
          >
            <UnlessSignedIn returnUrl="/" untouched>
              <p>A form while {status}.</p>
            </UnlessSignedIn>
            <UnlessSignedIn returnUrl="/" untouched={false}>
              <p>Begun while {status}.</p>
            </UnlessSignedIn>
          </SessionProvider>
        ))}
      </>
    ),
    play: async ({ canvas }) => {
      for (const text of ['A form while signedOut.', 'A form while unknown.', 'Begun while loading.'])
        await expect(canvas.getByText(text)).toBeVisible()
      await expect(canvas.queryByText('A form while loading.')).toBeNull()
      await expect(canvas.getByText('Verifying authentication...')).toBeVisible()
    },
  },
})
