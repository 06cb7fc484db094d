import { Flex } from '@chakra-ui/react'
import { ForAudience } from '@/entities/profile'
import { PRODUCT_FEATURES } from '@/entities/product/model'
import { LateConfigurator, useConfigurator } from '@/features/configure-stack'
import { NewProjectButton } from '@/features/new-project'
import { TrainingDashboard } from '@/features/training-demo'
import { paths } from '@/shared/config'
import { lazyComponent } from '@/shared/lib/lazy-part'
import { NearViewport } from '@/shared/ui/near-viewport'
import { ButtonLink } from '@/shared/ui/link'
import { Cells, ClosingCall, PageHero, PublicPage, Section } from '@/shared/ui/public'
import { HeroArtifact } from './hero/HeroArtifact'
import { HeroDownload } from './hero/HeroDownload'

const { Component: ChosenStarter } = lazyComponent(async () => (await import('./ChosenStarter')).default)

/** MKT-01, in the order of D1 §2.3: hero, eight features, the AI/ML showcase, the configurator, and the next step. */
export function HomePage() {
  const configurator = useConfigurator()
  return (
    <PublicPage
      title="Tested starter projects"
      description="Choose a stack and get a project that installs, runs and passes its own tests. Orrery keeps all your projects in one place."
    >
      <PageHero
        title="Starter projects in 245 stacks"
        lead="Choose a stack and get a project that installs, runs and passes its own tests. Orrery keeps all your projects in one place."
        picture={<HeroArtifact />}
        actions={
          <>
            <HeroDownload configurator={configurator.actor} />
            <Flex gap="3" wrap="wrap" align="start">
              <Start />
              <ButtonLink to={paths.templates} size="lg" variant="ghost">
                View Templates
              </ButtonLink>
            </Flex>
          </>
        }
      />
      <Section title="What you get">
        <Cells cells={PRODUCT_FEATURES} columns={4} />
      </Section>
      <Section
        title="Track training runs"
        lead="See metrics as charts instead of log lines. The chart shows sample data."
        action={<ButtonLink to={paths.aiFeatures}>See the AI features</ButtonLink>}
        layout="beside"
      >
        <TrainingDashboard />
      </Section>
      <Section
        title="Choose a stack"
        lead="Five front ends, seven back ends and seven databases: 245 combinations, each a complete project."
      >
        <LateConfigurator late={configurator} />
        <NearViewport minHeight="8rem">
          <ChosenStarter configurator={configurator.actor} />
        </NearViewport>
      </Section>
      <ClosingCall
        title={
          <>
            <ForAudience who="member">Create another project</ForAudience>
            <ForAudience who="visitor">Create your first project</ForAudience>
          </>
        }
        actions={
          <>
            <Start />
            <ButtonLink to={paths.doc('getting-started')} size="lg" variant="ghost">
              Read the guide
            </ButtonLink>
          </>
        }
      >
        The README has every command you need.
      </ClosingCall>
    </PublicPage>
  )
}

/** The button of the next step. The primary action beside it is the download, which needs no account. */
const Start = () => (
  <>
    <ForAudience who="member">
      <NewProjectButton size="lg" />
    </ForAudience>
    <ForAudience who="visitor">
      <ButtonLink to={paths.signUp()} size="lg">
        Get Started Free
      </ButtonLink>
    </ForAudience>
  </>
)
