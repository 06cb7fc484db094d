import { paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'
import { ClosingCall, PageHero, PublicPage, Section } from '@/shared/ui/public'
import { Catalogue } from './Catalogue'
import { Showcase } from './Showcase'

/** MKT-02: what Orrery does, in eight cards with a demo each. */
export function FeaturesPage() {
  return (
    <PublicPage
      title="Features"
      description="What Orrery does: a stack configurator, generated projects that install, start and pass their tests, and accounts that hold."
    >
      <PageHero
        title="From a choice of stack to a running project"
        lead="Orrery writes the part of a project that is the same every time, and writes it so that it runs. What you get is plain code in your own folder."
        actions={
          <>
            <ButtonLink to={paths.signUp()} variant="solid" colorPalette="accent" size="lg">
              Get Started Free
            </ButtonLink>
            <ButtonLink to={paths.doc('getting-started')} size="lg">
              Read the guide
            </ButtonLink>
          </>
        }
      />
      <Section
        title="Eight things it does well"
        lead="Each with a piece of the product itself, not a drawing of it."
      >
        <Showcase />
      </Section>
      <Section
        title="The catalogue"
        lead="Each of the 245 combinations is a project of its own, and the configurator offers them all."
        layout="beside"
      >
        <Catalogue />
      </Section>
      <ClosingCall
        title="See what a plan includes"
        actions={<ButtonLink to={paths.pricing}>Compare plans</ButtonLink>}
      >
        Up to three projects are free.
      </ClosingCall>
    </PublicPage>
  )
}
