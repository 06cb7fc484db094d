import { Timeline } from './Timeline'
import { useRoadmap } from '../model/use-roadmap'
import { paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'
import { Cells, ClosingCall, PageHero, PublicPage, Section } from '@/shared/ui/public'
import { CurrentStatus } from './CurrentStatus'
import { KeyMetrics } from './KeyMetrics'
import { GOALS, OBJECTIVES, PRINCIPLES } from './roadmap-texts'

/** /roadmap (D3 §2): where Orrery is and where it goes. */
export function RoadmapPage() {
  const roadmap = useRoadmap()
  return (
    <PublicPage
      title="Roadmap"
      description="Four phases from the foundation to an open ecosystem: what is completed, in progress and planned, with dependencies."
    >
      <PageHero
        title="Roadmap"
        lead="Sample roadmap as of May 31, 2024. Each milestone has a date, a target and its dependencies."
      />
      <Section
        title="Project Overview"
        lead="A platform for building, deploying and managing AI-assisted software. Three core objectives:"
      >
        <Cells cells={OBJECTIVES} columns={3} />
      </Section>
      <Section title="Current Status">
        <CurrentStatus />
      </Section>
      <Section title="Project Timeline">
        <Timeline {...roadmap} />
      </Section>
      <Section title="Key Metrics & Goals">
        <KeyMetrics />
      </Section>
      <Section title="Strategic Goals">
        <Cells cells={GOALS} columns={3} />
      </Section>
      <Section title="Development Principles">
        <Cells cells={PRINCIPLES} columns={4} />
      </Section>
      <ClosingCall
        title="Try it now"
        actions={
          <>
            <ButtonLink to={paths.signUp()} variant="solid" colorPalette="accent">
              Get Early Access
            </ButtonLink>
            <ButtonLink to={`${paths.community}#source`}>View GitHub</ButtonLink>
          </>
        }
      >
        Completed features are available in every account.
      </ClosingCall>
    </PublicPage>
  )
}
