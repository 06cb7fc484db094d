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
        title="From dataset to endpoint, in one place"
        lead="Train a model on a CSV file, deploy it and see what it answers. Your files are read in your browser. Sample jobs, models and providers are marked, and their activity is simulated."
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
      <Section title="Six capabilities" lead="What is available today">
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
        title="Example training run"
        lead="Metrics as charts and as a table. Static example with sample data."
      >
        <TrainingDashboard />
      </Section>
      <Section title="Use cases">
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
        title="Start from a template"
        actions={<ButtonLink to={`${paths.templates}?category=ai-ml`}>Browse AI/ML templates</ButtonLink>}
      >
        The template trains a small model on bundled data and serves predictions over HTTP.
      </ClosingCall>
    </PublicPage>
  )
}
