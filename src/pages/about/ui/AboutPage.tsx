import { chakra, Heading, Stack, Text } from '@chakra-ui/react'
import { Eye, KeyRound, PackageCheck } from 'lucide-react'
import { paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'
import { Cells, ClosingCall, PageHero, PublicPage, Section } from '@/shared/ui/public'

const CORE = [
  {
    Icon: PackageCheck,
    title: 'Projects that start',
    text: 'Each part of a stack is a real project with its own tests. Where we have not run one yet, the configurator says so.',
  },
  {
    Icon: Eye,
    title: 'Software you can watch',
    text: 'Behaviour is written as state machines. Which states a screen can be in is a list, not a guess.',
  },
  {
    Icon: KeyRound,
    title: 'Rules the database keeps',
    text: 'Who may read or change what is decided by Postgres itself; the interface only reflects it.',
  },
]

/** The teams that share the work. The page names no people. */
const TEAMS = [
  ['Engineering', 'Writes the machines, the interface and the templates, and the tests that walk all three.'],
  ['Design', 'Keeps two themes of equal quality, and every component with a story in every state.'],
  ['AI Research', 'Looks after the training, dataset and deployment side of the platform.'],
  ['Infrastructure', 'Runs the embedded backend, its migrations, and the checks that try it from outside.'],
  ['Product', 'Writes the specification, keeps the roadmap and answers what comes in by the contact form.'],
] as const

/** MKT-04: mission, core features, team. */
export function AboutPage() {
  return (
    <PublicPage
      title="About"
      description="Why Orrery exists: the first day of a project should be spent on the project, not on its scaffolding."
    >
      <PageHero
        title="The first day should belong to the project"
        lead="An orrery is a clockwork model of moving bodies: you turn the handle and see how it all hangs together. This one does that for software: every moving part is explicit, and you can watch it turn."
        rings={[
          { bodies: 1, turn: 0.1, arc: 0.2 },
          { bodies: 1, turn: 0.45, arc: 0.35 },
          { bodies: 1, turn: 0.8, arc: 0.5 },
        ]}
      />
      <Section title="Mission" layout="beside">
        <Stack gap="5" textStyle="xl" letterSpacing="-0.01em" lineHeight="1.6">
          <Text>
            Starting is the part of a project that everybody repeats and nobody remembers. It should take
            minutes, and what comes out of it should run.
          </Text>
          <Text color="fg.muted">
            So Orrery generates plain code that you own, tells you what is real and what is simulated, and
            keeps your data where you can see it.
          </Text>
        </Stack>
      </Section>
      <Section title="Core features">
        <Cells cells={CORE} columns={3} />
      </Section>
      <Section
        title="Team"
        lead="The work falls to five teams. Open roles in each are on the careers page."
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
        title="Work on it, or write to us"
        actions={
          <>
            <ButtonLink to={paths.careers}>See open positions</ButtonLink>
            <ButtonLink to={paths.contact} variant="ghost">
              Contact
            </ButtonLink>
          </>
        }
      >
        Five positions are open, three of them remote.
      </ClosingCall>
    </PublicPage>
  )
}
