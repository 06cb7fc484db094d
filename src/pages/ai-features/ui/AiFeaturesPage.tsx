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
        lead="The AI/ML platform is one dashboard for training, data, models and people. It works on sample data: your files are read in your browser, training and traffic are simulated. What really trains is the template."
        actions={
          <>
            <ButtonLink to={paths.signUp()} variant="solid" colorPalette="accent" size="lg">
              Get Started Free
            </ButtonLink>
            <ButtonLink to={paths.aiMlPlatform} size="lg">
              Open the platform
            </ButtonLink>
          </>
        }
      />
      <Section title="Six capabilities" lead="Each card says what there is of it today.">
        <Cells
          columns={3}
          cells={CAPABILITIES.map(({ today, ...cell }) => ({
            ...cell,
            aside: (
              <Badge variant="surface" colorPalette={today === 'Simulated' ? 'gray' : 'accent'}>
                {today}
              </Badge>
            ),
          }))}
        />
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
