import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { Configurator, useConfigurator } from '@/features/configure-stack'
import { NewProjectButton } from '@/features/new-project'
import { useSessionStatus } from '@/features/session'
import { paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'
import { Mark } from '@/shared/ui/mark'
import { PageTitle } from '@/shared/ui/screen'

const FACTS = [
  [
    'Configure',
    'Pick a front end, a database and the parts you want. Every combination on offer is generated code.',
  ],
  [
    'Download',
    'One zip with pinned dependencies, a README, tests and a server that answers its health check.',
  ],
  ['Run', 'Two commands in the folder and it serves. A database is an environment variable away.'],
] as const

export function HomePage() {
  const signedIn = useSessionStatus() === 'signedIn'
  const configurator = useConfigurator()
  return (
    <Stack gap={{ base: '16', md: '24' }} py={{ base: '12', md: '24' }}>
      <PageTitle>Software projects that start</PageTitle>
      <Grid templateColumns={{ base: '1fr', md: '3fr 2fr' }} gap="12" alignItems="center">
        <Stack gap="6">
          <Heading as="h1" textStyle={{ base: '3xl', md: '4xl' }} fontWeight="semibold" maxWidth="16ch">
            Projects that start the moment you unzip them
          </Heading>
          <Text textStyle="lg" color="fg.muted" maxWidth="34rem">
            Orrery turns a stack you choose into a project that installs, runs and passes its own tests, and
            keeps your projects in one calm place.
          </Text>
          <Flex gap="3" wrap="wrap">
            {signedIn ? (
              <NewProjectButton variant="solid" colorPalette="accent" size="lg" />
            ) : (
              <ButtonLink to={paths.signUp()} variant="solid" colorPalette="accent" size="lg">
                Get Started Free
              </ButtonLink>
            )}
          </Flex>
        </Stack>
        <Flex justify="center" color="accent.fg" display={{ base: 'none', md: 'flex' }}>
          <Mark size={260} />
        </Flex>
      </Grid>
      <Stack as="section" gap="5" aria-labelledby="configure">
        <div>
          <Heading as="h2" id="configure" textStyle="2xl" fontWeight="semibold">
            Choose a stack
          </Heading>
          <Text color="fg.muted" textStyle="lg" mt="1">
            Five front ends, seven backends and seven databases; each of the 245 combinations is a project
            that starts.
          </Text>
        </div>
        <Configurator actor={configurator} />
      </Stack>
      <Grid
        as="ol"
        listStyleType="none"
        p="0"
        templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
        gap="8"
      >
        {FACTS.map(([title, text]) => (
          <Box as="li" key={title} borderTopWidth="1px" pt="5">
            <Heading as="h2" textStyle="lg" fontWeight="semibold" mb="1.5">
              {title}
            </Heading>
            <Text color="fg.muted" textStyle="lg">
              {text}
            </Text>
          </Box>
        ))}
      </Grid>
    </Stack>
  )
}
