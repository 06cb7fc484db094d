import { TrainingDashboard } from '@/features/training-demo'
import { Badge } from '@chakra-ui/react'
import { paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'
import { Cells, ClosingCall, PageHero, PublicPage, Section } from '@/shared/ui/public'
import { CAPABILITIES, USE_CASES } from './ai-features'

const TONES = { Beginner: 'success', Intermediate: 'info', Advanced: 'warning' } as const

/** MKT-03: capabilities, a training run, and what it is good for. */
export function AiFeaturesPage() {
  return (
    <PublicPage
      title="AI features"
      description="Training, datasets, language models, deployment, monitoring and an assistant, on one dashboard."
    >
      <PageHero
        title="From a dataset to an endpoint, in one place"
        lead="Follow a model from its data over its training to the requests that it answers. The platform shows sample data and simulates its work, so that every screen can be tried without a GPU."
        actions={
          <>
            <ButtonLink to={paths.signUp()} variant="solid" colorPalette="accent" size="lg">
              Get Started Free
            </ButtonLink>
            <ButtonLink to={`${paths.templates}?category=ai-ml`} size="lg">
              AI/ML templates
            </ButtonLink>
          </>
        }
      />
      <Section title="Six capabilities">
        <Cells cells={CAPABILITIES} columns={3} />
      </Section>
      <Section
        title="A training run"
        lead="Metrics with axes and units, and the same numbers as a table. This is a still picture of sample data."
      >
        <TrainingDashboard />
      </Section>
      <Section title="What it is good for">
        <Cells
          columns={2}
          cells={USE_CASES.map(({ title, text, complexity }) => ({
            title,
            text,
            aside: (
              <Badge variant="surface" colorPalette={TONES[complexity]}>
                {complexity}
              </Badge>
            ),
          }))}
        />
      </Section>
      <ClosingCall
        title="Begin with a template"
        actions={<ButtonLink to={`${paths.templates}?category=ai-ml`}>Browse AI/ML templates</ButtonLink>}
      >
        It trains a small model on bundled data and answers predictions over HTTP.
      </ClosingCall>
    </PublicPage>
  )
}
