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
      description="Orrery is free today. Planned prices: Starter is free for up to 3 projects, Pro is $49 per month with unlimited projects, Enterprise is custom."
    >
      <StructuredData data={faqPage(FAQ)} />
      <Stack gap={{ base: '10', md: '14' }}>
        <PageHero
          title="Free today"
          lead="Nothing is for sale yet: Orrery is free to use, takes no payments and applies no plan limits. Below are the plans we intend to offer. Any code you download is yours to keep."
        />
        <Stack gap="4">
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
            // The cards share their rows, so that names, prices, summaries, lists and buttons align.
            templateRows={{ md: 'repeat(5, auto)' }}
            columnGap="5"
            rowGap={{ base: '5', md: '0' }}
          >
            {PLANS.map((plan) => (
              <PlanCard key={plan.name} plan={plan} />
            ))}
          </Grid>
          <Text color="fg.muted" textStyle="sm">
            Planned prices in US dollars.
          </Text>
        </Stack>
      </Stack>
      <Section title="Compare plans" lead="Every plan includes all stacks and code downloads.">
        <Comparison />
      </Section>
      <Section title="Questions and answers" layout="beside">
        <Faq entries={FAQ} />
      </Section>
      <ClosingCall title="Other questions?" actions={<ButtonLink to={paths.contact}>Contact us</ButtonLink>}>
        We’re happy to answer them.
      </ClosingCall>
    </PublicPage>
  )
}
