import { paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'
import { PageTitle, Screen } from '@/shared/ui/screen'

/** NAV-01: any path that no route knows. */
export function NotFoundPage() {
  return (
    <Screen
      title="Page Not Found"
      actions={
        <ButtonLink to={paths.home} variant="solid" colorPalette="accent">
          Go Home
        </ButtonLink>
      }
    >
      <PageTitle>Page Not Found</PageTitle>
      There is no page at this address. It may have moved, or the link may be incomplete.
    </Screen>
  )
}
