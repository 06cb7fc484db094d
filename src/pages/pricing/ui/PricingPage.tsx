import { Grid, Stack, Text } from '@chakra-ui/react'
import { paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'
import { ClosingCall, PageHero, PublicPage, Section } from '@/shared/ui/public'
import { StructuredData } from '@/shared/ui/screen'
import { Comparison } from './Comparison'
import { Faq } from './Faq'
import { PlanCard } from './PlanCard'
import { FAQ, faqPage, PLANS } from './plans'

/** MKT-05, MKT-06: three plans and the questions that come up. */
export function PricingPage() {
  return (
    <PublicPage
      title="Pricing"
      description="Starter is free for up to 3 projects. Pro is 49 dollars per month with unlimited projects. Enterprise is custom."
    >
      <StructuredData data={faqPage(FAQ)} />
      <Stack gap={{ base: '10', md: '14' }}>
        <PageHero
          title="Start free. Pay when it pays."
          lead="Three plans. What you have downloaded is yours on all of them, for good."
        />
        <Stack gap="4">
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
            // The cards share their rows, so that names, prices, summaries, lists and buttons align.
            templateRows={{ lg: 'repeat(5, auto)' }}
            columnGap="5"
            rowGap={{ base: '5', lg: '0' }}
          >
            {PLANS.map((plan) => (
              <PlanCard key={plan.name} plan={plan} />
            ))}
          </Grid>
          <Text color="fg.muted" textStyle="sm">
            Prices in US dollars. This installation has no payment provider connected and charges nothing.
          </Text>
        </Stack>
      </Stack>
      <Section
        title="Compare the plans"
        lead="The catalogue of stacks and the download are the same on all of them."
      >
        <Comparison />
      </Section>
      <Section title="Questions and answers" layout="beside">
        <Faq entries={FAQ} />
      </Section>
      <ClosingCall title="Something else?" actions={<ButtonLink to={paths.contact}>Write to us</ButtonLink>}>
        If your question is not here, ask it.
      </ClosingCall>
    </PublicPage>
  )
}
