import { chakra, Heading, Stack, Text } from '@chakra-ui/react'
import { Eye, KeyRound, PackageCheck } from 'lucide-react'
import { paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'
import { Cells, ClosingCall, PageHero, PublicPage, Section } from '@/shared/ui/public'

const CORE = [
  {
    Icon: PackageCheck,
    title: 'Projects that run',
    text: 'Every generated project comes with its own tests. The configurator tells you when we last ran your stack.',
  },
  {
    Icon: Eye,
    title: 'Transparent behaviour',
    text: 'Every screen is driven by a state machine, so its possible states are documented and tested.',
  },
  {
    Icon: KeyRound,
    title: 'Rules enforced by the database',
    text: 'Postgres itself decides who may read or change data. The interface only reflects those rules.',
  },
]

/** The teams that share the work. The page names no people. */
const TEAMS = [
  ['Engineering', 'Builds the interface, the generator and the templates, and tests all three.'],
  ['Design', 'Maintains the component library in light and dark themes.'],
  ['AI Research', 'Builds the training, dataset and deployment features of the platform.'],
  ['Infrastructure', 'Runs the embedded backend, its migrations and its monitoring.'],
  ['Product', 'Writes the specification, maintains the roadmap and answers messages from the contact form.'],
] as const

/** MKT-04: mission, core features, team. */
export function AboutPage() {
  return (
    <PublicPage
      title="About"
      description="Why Orrery exists: to let you spend the first day of a project on the project, not on boilerplate."
    >
      <PageHero
        title="Spend day one on your project"
        lead="An orrery is a clockwork model of the solar system that shows how its parts move together. Orrery does the same for software: every moving part is explicit and visible."
        rings={[
          { bodies: 1, turn: 0.1, arc: 0.2 },
          { bodies: 1, turn: 0.45, arc: 0.35 },
          { bodies: 1, turn: 0.8, arc: 0.5 },
        ]}
      />
      <Section title="Mission" layout="beside">
        <Stack gap="5" textStyle="xl" letterSpacing="-0.01em" lineHeight="1.6">
          <Text>
            Every new project repeats the same setup. It should take minutes, and the result should run.
          </Text>
          <Text color="fg.muted">
            Orrery generates plain code that you own, labels everything that is simulated, and tells you where
            your data is stored.
          </Text>
        </Stack>
      </Section>
      <Section title="Core features">
        <Cells cells={CORE} columns={3} />
      </Section>
      <Section
        title="Team"
        lead="Orrery is built by five teams. See the careers page for open positions."
        layout="beside"
      >
        <chakra.ul listStyleType="none" m="0" p="0">
          {TEAMS.map(([team, work]) => (
            <chakra.li
              key={team}
              display="grid"
              gridTemplateColumns={{ base: '1fr', sm: '10rem 1fr' }}
              gap={{ base: '1', sm: '6' }}
              py="5"
              borderTopWidth="1px"
            >
              <Heading as="h3" textStyle="lg" fontWeight="semibold">
                {team}
              </Heading>
              <Text textStyle="lg" color="fg.muted">
                {work}
              </Text>
            </chakra.li>
          ))}
        </chakra.ul>
      </Section>
      <ClosingCall
        title="Join us or get in touch"
        actions={
          <>
            <ButtonLink to={paths.careers}>See open positions</ButtonLink>
            <ButtonLink to={paths.contact} variant="ghost">
              Contact
            </ButtonLink>
          </>
        }
      >
        We have five open positions, three of them remote.
      </ClosingCall>
    </PublicPage>
  )
}
