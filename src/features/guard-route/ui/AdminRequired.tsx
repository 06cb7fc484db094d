import { Button } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'
import { Screen } from '@/shared/ui/screen'

export interface AdminRequiredProps {
  email: string
  accountRole: string
}

/** GRD-04 */
export function AdminRequired({ email, accountRole }: AdminRequiredProps) {
  const navigate = useNavigate()
  return (
    <Screen
      title="Admin Access Required"
      actions={
        <>
          <ButtonLink to={paths.home} variant="solid" colorPalette="accent">
            Go Home
          </ButtonLink>
          <Button onClick={() => void navigate(-1)}>Go Back</Button>
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
