import { chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react'
import { paths } from '@/shared/config'
import { TextLink } from '@/shared/ui/link'
import { Mark } from '@/shared/ui/mark'
import { ForAudience } from '@/entities/profile'
import { CONTAINER } from './layout'
import { FOOTER, type NavLink } from './nav'
import { useAccountPaths } from './use-account-paths'

const IN: NavLink[] = [
  { label: 'My Projects', to: paths.projects },
  { label: 'Profile', to: paths.profile },
]

/** NAV-05: the footer of every route. */
export function Footer() {
  const account = useAccountPaths()
  const visitor: NavLink[] = [
    { label: 'Sign In', to: account.signIn },
    { label: 'Create an account', to: account.signUp },
  ]
  return (
    <chakra.footer borderTopWidth="1px" mt="16">
      <Grid
        {...CONTAINER.public}
        pt="6"
        // Leaves room for the assistant's button, which covers the end of the page.
        pb="20"
        templateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(4, minmax(0, 1fr))',
          lg: '1.6fr repeat(4, minmax(0, 1fr))',
        }}
        columnGap="6"
        rowGap="5"
        color="fg.muted"
        textStyle="sm"
      >
        <Stack gap="1.5" gridColumn={{ base: '1 / -1', lg: 'auto' }}>
          <Flex align="center" gap="2">
            <Mark size={16} />
            <Text>Orrery: project generator</Text>
          </Flex>
          <Flex columnGap="5" wrap="wrap">
            <ForAudience who="member">
              <Links links={IN} />
            </ForAudience>
            <ForAudience who="visitor">
              <Links links={visitor} />
            </ForAudience>
          </Flex>
        </Stack>
        {FOOTER.map(({ title, links }) => (
          <chakra.nav key={title} aria-label={title}>
            <Text fontWeight="medium" color="fg" mb="0.5">
              {title}
            </Text>
            <chakra.ul listStyleType="none" p="0" m="0">
              {links.map(({ label, to }) => (
                <chakra.li key={to} minHeight="6" display="flex" alignItems="center">
                  <TextLink to={to} tone="muted">
                    {label}
                  </TextLink>
                </chakra.li>
              ))}
            </chakra.ul>
          </chakra.nav>
        ))}
      </Grid>
    </chakra.footer>
  )
}

const Links = ({ links }: { links: readonly NavLink[] }) =>
  links.map(({ label, to }) => (
    <TextLink key={to} to={to} tone="muted">
      {label}
    </TextLink>
  ))
