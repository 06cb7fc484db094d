import { chakra, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { HydrationBoundary } from '../../lib/hydration'

export interface SectionProps {
  title: string
  lead?: ReactNode
  /** Rendered below the words, e.g. a link to another page. */
  action?: ReactNode
  /** Its address within the page. */
  id?: string
  /** `beside` puts the heading in a column of its own on a wide screen. */
  layout?: 'above' | 'beside'
  children: ReactNode
}

/** One part of a public page with its heading. */
export const Section = (props: SectionProps) => (
  <HydrationBoundary>
    <Whole {...props} />
  </HydrationBoundary>
)

function Whole({ title, lead, action, id, layout = 'above', children }: SectionProps) {
  const headingId = useId()
  const heading = (
    <Stack gap="2" maxWidth={layout === 'above' ? '33rem' : undefined}>
      <Heading as="h2" id={headingId} textStyle="2xl" fontWeight="semibold" textWrap="balance">
        {title}
      </Heading>
      {lead ? (
        <Text as="div" textStyle="lg" color="fg.muted" textWrap="pretty">
          {lead}
        </Text>
      ) : null}
      {action ? <chakra.div mt="3">{action}</chakra.div> : null}
    </Stack>
  )
  return (
    <chakra.section aria-labelledby={headingId} id={id} tabIndex={id ? -1 : undefined} outline="none">
      {layout === 'above' ? (
        <Stack gap="8">
          {heading}
          {children}
        </Stack>
      ) : (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 2fr' }}
          gap={{ base: '8', lg: '16' }}
          alignItems="start"
        >
          {heading}
          <chakra.div minWidth="0">{children}</chakra.div>
        </Grid>
      )}
    </chakra.section>
  )
}
