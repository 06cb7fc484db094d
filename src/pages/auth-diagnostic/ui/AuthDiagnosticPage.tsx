import { Heading, Stack, Text } from '@chakra-ui/react'
import { CopyButton } from '@/features/copy-text'
import { AuthDiagnostics } from './AuthDiagnostics'
import { useAuthDiagnostics } from '../model/use-auth-diagnostics'
import { PageTitle } from '@/shared/ui/screen'

/** /auth-diagnostic (D3 §2): open to everyone, because it helps users who cannot sign in. */
export function AuthDiagnosticPage() {
  const actor = useAuthDiagnostics()
  return (
    <Stack gap="6" py={{ base: '8', md: '12' }}>
      <PageTitle>Authentication Diagnostics</PageTitle>
      <Stack gap="2">
        <Heading as="h1" textStyle={{ base: '3xl', md: '4xl' }} fontWeight="semibold">
          Authentication Diagnostics
        </Heading>
        <Text color="fg.muted" textStyle="lg" textWrap="balance">
          Find out why you can’t sign in. Keys, tokens and addresses are never shown.
        </Text>
      </Stack>
      <AuthDiagnostics
        actor={actor}
        renderCopy={(text, what) => <CopyButton text={text} what={what} showsWhat />}
      />
    </Stack>
  )
}
