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
      description="What Orrery does: a stack configurator, generated projects that install, start and pass their tests, and secure accounts."
    >
      <PageHero
        title="From stack to running project"
        lead="Orrery generates the boilerplate, tested and ready to run. You get plain code in your own folder."
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
      <Section title="What you get" lead="Live examples from the product.">
        <Showcase />
      </Section>
      <Section
        title="The catalogue"
        lead="All 245 combinations are available in the configurator."
        layout="beside"
      >
        <Catalogue />
      </Section>
      <ClosingCall
        title="Everything is free today"
        actions={<ButtonLink to={paths.pricing}>Compare plans</ButtonLink>}
      >
        See the plans we intend to offer.
      </ClosingCall>
    </PublicPage>
  )
}
