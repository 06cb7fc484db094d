import { paths } from '@/shared/config'
import { BackButton, ButtonLink } from '@/shared/ui/link'
import { Screen } from '@/shared/ui/screen'

export interface AdminRequiredProps {
  email: string
  accountRole: string
}

/** GRD-04 */
export function AdminRequired({ email, accountRole }: AdminRequiredProps) {
  return (
    <Screen
      title="Admin Access Required"
      actions={
        <>
          <ButtonLink to={paths.home} variant="solid" colorPalette="accent">
            Go Home
          </ButtonLink>
          <BackButton />
        </>
      }
    >
      <p>This page is for administrators.</p>
      <p>
        You are signed in as {email} with the role {accountRole}.
      </p>
    </Screen>
  )
}
