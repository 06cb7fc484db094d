import { chakra, Grid, Heading, Link, Stack, Text } from '@chakra-ui/react'
import { Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { canSendMessages, SendingUnavailable } from '@/entities/message'
import { ContactForm } from './ContactForm'
import { useContact } from '../model/contact'
import { contact } from '@/shared/config'
import { Panel } from '@/shared/ui/panel'
import { PageMeta } from '@/shared/ui/screen'

const HOURS = [
  ['Monday-Friday', '9:00 AM-6:00 PM'],
  ['Saturday', '10:00 AM-4:00 PM'],
  ['Sunday', 'Closed'],
] as const

/** /contact (D3 §2). */
export function ContactPage() {
  const actor = useContact()
  return (
    <Stack gap={{ base: '8', md: '12' }} py={{ base: '10', md: '16' }}>
      <PageMeta
        title="Contact"
        description="Contact Orrery with a question about plans, a template request or a problem."
      />
      <Stack gap="3" maxWidth="33rem">
        <Heading as="h1" textStyle={{ base: '3xl', md: '4xl' }} fontWeight="semibold">
          Get in Touch
        </Heading>
        <Text textStyle="lg" color="fg.muted" textWrap="pretty">
          Do you have a question about plans, need a template or have a problem? Send us a message.
        </Text>
      </Stack>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
      >
        <Panel p={{ base: '5', md: '8' }}>
          {canSendMessages() ? <ContactForm actor={actor} /> : <SendingUnavailable subject="" />}
        </Panel>
        <Stack gap="6">
          <Card title="Contact information">
            <Stack gap="3">
              <Way Icon={Mail} href={`mailto:${contact.email}`}>
                {contact.email}
              </Way>
              <Way Icon={Phone} href={contact.phoneLink}>
                {contact.phone}
              </Way>
            </Stack>
          </Card>
          <Card title="Business Hours">
            <chakra.dl m="0">
              {HOURS.map(([days, hours]) => (
                <chakra.div
                  key={days}
                  display="flex"
                  justifyContent="space-between"
                  gap="4"
                  py="2"
                  borderTopWidth="1px"
                >
                  <dt>{days}</dt>
                  <chakra.dd m="0" color="fg.muted" fontVariantNumeric="tabular-nums">
                    {hours}
                  </chakra.dd>
                </chakra.div>
              ))}
            </chakra.dl>
            <Text textStyle="sm" color="fg.muted" mt="3">
              All times are Pacific Time. Response times may vary on holidays and weekends.
            </Text>
          </Card>
        </Stack>
      </Grid>
    </Stack>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel as="section" aria-label={title}>
      <Heading as="h2" textStyle="lg" fontWeight="semibold" mb="4">
        {title}
      </Heading>
      {children}
    </Panel>
  )
}

function Way({ Icon, href, children }: { Icon: typeof Mail; href: string; children: string }) {
  return (
    <Link href={href} color="fg" gap="3" width="fit-content" textUnderlineOffset="3px">
      <chakra.span color="accent.fg">
        <Icon size={18} aria-hidden />
      </chakra.span>
      {children}
    </Link>
  )
}
