import { Text } from '@chakra-ui/react'
import { paths } from '@/shared/config'
import { BackButton, ButtonLink } from '@/shared/ui/link'
import { PageTitle, Screen } from '@/shared/ui/screen'

/** DEN-01: /unauthorized, with the texts of D2 §2 and §8. */
export function UnauthorizedPage() {
  return (
    <Screen
      title="Access Denied"
      actions={
        <>
          <ButtonLink to={paths.home} variant="solid" colorPalette="accent">
            Go to Homepage
          </ButtonLink>
          <BackButton />
        </>
      }
    >
      <PageTitle>Access Denied</PageTitle>
      <Text fontFamily="mono" textStyle="sm" mb="4">
        Error 403 - Forbidden
      </Text>
      <p>
        You don't have permission to access this resource. This page is restricted to administrators only.
      </p>
      <p>Administrator privileges are required to view this content.</p>
      <Text textStyle="sm" mt="4">
        If you think you should have access, contact an administrator.
      </Text>
    </Screen>
  )
}
