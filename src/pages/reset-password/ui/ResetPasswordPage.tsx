import { Stack } from '@chakra-ui/react'
import { useSessionProfile } from '@/entities/profile'
import { PasswordForm, usePasswordForm } from '@/features/password'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { ButtonLink } from '@/shared/ui/link'
import { FormPage, PageTitle } from '@/shared/ui/screen'

/** /reset-password: the target of the link in a recovery mail. Its session may set a password once. */
export function ResetPasswordPage() {
  const profile = useSessionProfile()
  const actor = usePasswordForm('recovery')
  const done = useSelector(actor, (snapshot) => snapshot.matches('success'))
  return (
    <FormPage title="Choose a new password" lead={profile?.email ?? ''}>
      <PageTitle>Choose a new password</PageTitle>
      <Stack gap="5">
        <PasswordForm actor={actor} />
        {done ? (
          <ButtonLink to={paths.profile} variant="solid" colorPalette="accent" alignSelf="flex-start">
            Open profile
          </ButtonLink>
        ) : null}
      </Stack>
    </FormPage>
  )
}
