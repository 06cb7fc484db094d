import { chakra, Grid, Heading, Text } from '@chakra-ui/react'
import { ServiceStatus } from './ServiceStatus'
import { useServiceStatus } from '../model/use-service-status'
import { paths } from '@/shared/config'
import { TextLink } from '@/shared/ui/link'
import { Panel } from '@/shared/ui/panel'
import { NeedsJavaScript, TextPage } from '@/shared/ui/screen'

/** Address, name, and what it is for. */
const WAYS_ON = [
  [paths.authDiagnostic, 'Authentication Diagnostics', 'Find out why you can’t sign in.'],
  [paths.help, 'Help', 'Solutions to common problems.'],
  [paths.contact, 'Contact', 'Write to our team.'],
] as const

/** /status: what the backend says of itself now. */
export function StatusPage() {
  const actor = useServiceStatus()
  return (
    <TextPage
      title="Status"
      description="The live status of Orrery’s server and database."
      lead={
        <>
          The current status reported by the server. No history is kept. Learn more in{' '}
          <TextLink to={paths.doc('health-and-status')}>Health and status</TextLink>.
        </>
      }
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
      >
        <div>
          <NeedsJavaScript what="Checking the server" />
          <ServiceStatus actor={actor} />
        </div>
        <Panel>
          <Heading as="h2" textStyle="lg" fontWeight="semibold" mb="3">
            Still not working?
          </Heading>
          <chakra.ul listStyleType="none" m="0" p="0">
            {WAYS_ON.map(([to, label, what]) => (
              <chakra.li key={to} py="3" borderTopWidth="1px">
                <TextLink to={to}>{label}</TextLink>
                <Text color="fg.muted">{what}</Text>
              </chakra.li>
            ))}
          </chakra.ul>
        </Panel>
      </Grid>
    </TextPage>
  )
}
