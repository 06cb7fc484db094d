import { chakra, Flex, Text } from '@chakra-ui/react'
import { paths } from '@/shared/config'
import { TextLink } from '@/shared/ui/link'
import { Mark } from '@/shared/ui/mark'
import type { SessionStatus } from '@machines/session'

/** NAV-05: the footer of every route. */
export function Footer({ status }: { status: SessionStatus }) {
  return (
    <chakra.footer borderTopWidth="1px" px={{ base: '4', md: '6' }} py="8" mt="16">
      <Flex justify="space-between" gap="6" wrap="wrap" maxWidth="90rem" mx="auto" color="fg.muted">
        <Flex align="center" gap="2.5">
          <Mark size={18} />
          <Text textStyle="sm">Orrery: projects that start.</Text>
        </Flex>
        <chakra.nav aria-label="Footer">
          <Flex gap="5" textStyle="sm" wrap="wrap">
            <TextLink to={paths.home} tone="muted">
              Home
            </TextLink>
            {status === 'signedIn' ? (
              <>
                <TextLink to={paths.projects} tone="muted">
                  My Projects
                </TextLink>
                <TextLink to={paths.profile} tone="muted">
                  Profile
                </TextLink>
              </>
            ) : (
              <>
                <TextLink to={paths.signIn()} tone="muted">
                  Sign In
                </TextLink>
                <TextLink to={paths.signUp()} tone="muted">
                  Create an account
                </TextLink>
              </>
            )}
            <TextLink to={paths.authDiagnostic} tone="muted">
              Authentication Diagnostics
            </TextLink>
          </Flex>
        </chakra.nav>
      </Flex>
    </chakra.footer>
  )
}
