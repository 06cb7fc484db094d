import { chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react'
import { paths } from '@/shared/config'
import { TextLink } from '@/shared/ui/link'
import { Mark } from '@/shared/ui/mark'
import type { SessionStatus } from '@/entities/profile/model'
import { FOOTER, type NavLink } from './nav'
import { useAccountPaths } from './use-account-paths'

const IN: NavLink[] = [
  { label: 'My Projects', to: paths.projects },
  { label: 'Profile', to: paths.profile },
]

/** NAV-05: the footer of every route. */
export function Footer({ status }: { status: SessionStatus }) {
  const account = useAccountPaths()
  const visitor: NavLink[] = [
    { label: 'Sign In', to: account.signIn },
    { label: 'Create an account', to: account.signUp },
  ]
  return (
    <chakra.footer borderTopWidth="1px" px={{ base: '4', md: '6' }} py="10" mt="16">
      <Grid
        templateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(4, minmax(0, 1fr))',
          lg: '2fr repeat(4, minmax(0, 1fr))',
        }}
        gap="8"
        maxWidth="90rem"
        mx="auto"
        color="fg.muted"
        textStyle="sm"
      >
        <Stack gap="3" gridColumn={{ base: '1 / -1', lg: 'auto' }}>
          <Flex align="center" gap="2.5">
            <Mark size={18} />
            <Text>Orrery: projects that start.</Text>
          </Flex>
          <Flex gap="5" wrap="wrap">
            {(status === 'signedIn' ? IN : visitor).map(({ label, to }) => (
              <TextLink key={to} to={to} tone="muted">
                {label}
              </TextLink>
            ))}
          </Flex>
        </Stack>
        {FOOTER.map(({ title, links }) => (
          <chakra.nav key={title} aria-label={title}>
            <Text fontWeight="medium" color="fg" mb="3">
              {title}
            </Text>
            <Stack as="ul" listStyleType="none" gap="2" p="0" m="0">
              {links.map(({ label, to }) => (
                <li key={to}>
                  <TextLink to={to} tone="muted">
                    {label}
                  </TextLink>
                </li>
              ))}
            </Stack>
          </chakra.nav>
        ))}
      </Grid>
    </chakra.footer>
  )
}
