import { Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { JOBS } from '@/entities/job/model'
import { ApplicationForm } from './ApplicationForm'
import { type CareersApplicationActor, useCareersApplication } from '../model/careers-application'
import { contact } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { ButtonLink } from '@/shared/ui/link'
import { Panel } from '@/shared/ui/panel'
import { Cells, ClosingCall, PageHero, PublicPage, Section } from '@/shared/ui/public'
import { StructuredData } from '@/shared/ui/screen'
import { Colleagues } from './Colleagues'
import { BENEFITS, jobPosting, REASONS } from './careers'
import { Openings, type OpeningsProps } from './Openings'

const DESCRIPTION =
  'Five open positions in engineering, AI research, design, infrastructure and product. Remote-first.'

/** /careers (D3 §2): the company as a place to work, or one application in place of it. */
export function CareersPage() {
  const { actor, apply } = useCareersApplication()
  const listing = useSelector(actor, (snapshot) => snapshot.matches('closed'))
  const sent = useSelector(actor, (snapshot) => snapshot.matches('success'))
  const left = useSelector(actor, (snapshot) => snapshot.context.subject)
  return (
    <PublicPage title="Careers" description={DESCRIPTION}>
      {listing ? <Listing onApply={apply} left={left} /> : <Applying key={String(sent)} actor={actor} />}
    </PublicPage>
  )
}

function Listing(openings: OpeningsProps) {
  const positions = (
    <ButtonLink to="#positions" variant="solid" colorPalette="accent" size="lg">
      View Open Positions
    </ButtonLink>
  )
  return (
    <>
      {JOBS.map((job) => (
        <StructuredData key={job.id} data={jobPosting(job)} />
      ))}
      <PageHero
        title="Join Our Team"
        lead="We build the tool we always wanted on day one of a project. We have five open positions, three of them remote."
        actions={positions}
      />
      <Section title="Why Work With Us">
        <Cells cells={REASONS} columns={3} />
      </Section>
      <Section title="Benefits & Perks" layout="beside">
        <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="5">
          {BENEFITS.map(([Icon, name, text]) => (
            <Flex as="li" key={name} gap="4">
              <chakra.span color="accent.fg" mt="0.5">
                <Icon size={20} strokeWidth={1.5} aria-hidden />
              </chakra.span>
              <div>
                <Text textStyle="lg" fontWeight="medium">
                  {name}
                </Text>
                <Text textStyle="lg" color="fg.muted">
                  {text}
                </Text>
              </div>
            </Flex>
          ))}
        </chakra.ul>
      </Section>
      <Section title="Open Positions" id="positions">
        <Stack gap="8">
          <Openings {...openings} />
          <Panel display="flex" justifyContent="space-between" alignItems="center" gap="4" flexWrap="wrap">
            <div>
              <Heading as="h3" textStyle="lg" fontWeight="semibold">
                Don't see a position?
              </Heading>
              <Text color="fg.muted" textStyle="lg">
                Tell us how you would like to contribute.
              </Text>
            </div>
            <MailButton subject="Open application">Send Open Application</MailButton>
          </Panel>
        </Stack>
      </Section>
      <Section title="Meet Our Team" lead="Sample profiles of fictional people.">
        <Colleagues />
      </Section>
      <ClosingCall
        title="Come and build with us"
        actions={
          <>
            <ButtonLink to="#positions">View Open Positions</ButtonLink>
            <MailButton subject="Question about a position">Contact Recruiting</MailButton>
          </>
        }
      >
        Have a question first? Contact our recruiting team.
      </ClosingCall>
    </>
  )
}

function MailButton({ subject, children }: { subject: string; children: string }) {
  return (
    <Button asChild>
      <a href={`mailto:${contact.recruiting}?subject=${encodeURIComponent(subject)}`}>{children}</a>
    </Button>
  )
}

function Applying({ actor }: { actor: CareersApplicationActor }) {
  const job = useSelector(actor, (snapshot) => snapshot.context.subject)
  const mayLeave = useSelector(actor, (snapshot) => snapshot.can({ type: 'close' }))
  const heading = useRef<HTMLHeadingElement>(null)
  // The application replaces the page, so the window scrolls to its top and the heading gets the focus.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Stack gap="6" maxWidth="46rem" width="full" mx="auto">
      <Button
        variant="ghost"
        width="fit-content"
        ml="-3"
        disabled={!mayLeave}
        onClick={() => actor.send({ type: 'close' })}
      >
        <ArrowLeft aria-hidden />
        Back to open positions
      </Button>
      <div>
        <Heading
          as="h1"
          ref={heading}
          tabIndex={-1}
          outline="none"
          textStyle={{ base: '3xl', md: '4xl' }}
          fontWeight="semibold"
        >
          {job?.title}
        </Heading>
        <Text color="fg.muted" textStyle="lg">
          {job?.department} · {job?.location} · {job?.type}
        </Text>
      </div>
      <Panel p={{ base: '5', md: '8' }}>
        <ApplicationForm actor={actor} />
      </Panel>
    </Stack>
  )
}
